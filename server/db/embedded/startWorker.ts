import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Starts a thread of the server. Beside the built server stands the built thread; in the sources tsx has to read it.
 * @param name of its file beside this one, without the ending
 */
export const startWorker = (name: string, workerData: unknown): Worker => {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(new URL(`./${basename(name)}.js`, here), { workerData });
  const source = JSON.stringify(new URL(`./${name}.ts`, here).href);
  const script = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(script, { eval: true, execArgv: [], workerData });
};
