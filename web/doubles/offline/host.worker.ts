import '@/doubles/offline/rate.ts';
import '@/offline/host.worker.ts';
