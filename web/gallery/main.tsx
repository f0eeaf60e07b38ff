import '@/themes.ts';
import { createRoot } from 'react-dom/client';
import { Gallery } from '@/gallery/Gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(<Gallery />);
