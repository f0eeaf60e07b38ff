/** Where the worker that hosts tables is; a build puts its own address here. */
export const HOST = '/offline/host.worker.ts';
