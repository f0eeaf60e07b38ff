import { type ComponentType, lazy } from 'react';

/** Pages that nobody keeps for later: without a network there is another in their place. */
export const ofHouse = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({
    default: await load().catch(async () => (await import('@/shell/OfflinePage.tsx')).OfflinePage),
  }));
