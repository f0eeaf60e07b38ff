import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';

/** The gallery shows the scene with made-up tables: in development and in the test build only. */
const Gallery =
  import.meta.env.MODE === 'production'
    ? null
    : lazy(async () => ({ default: (await import('@/gallery/Gallery.tsx')).Gallery }));

export const App = () => (
  <Suspense fallback={<div className="mj-splash" />}>
    <Switch>{Gallery && <Route path="/gallery" component={Gallery} />}</Switch>
  </Suspense>
);
