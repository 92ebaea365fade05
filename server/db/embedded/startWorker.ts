import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Starts a thread of the server. Beside the built server stands the built thread; in the sources tsx has to read it.
 * @param name of its file beside this one, without the ending
 */
export const startWorker = (name: string, workerData: unknown): Worker => {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./${basename(name)}.js`, import.meta.url), { workerData });
  }
  const source = JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href);
  const script = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(script, { eval: true, execArgv: [], workerData });
};
