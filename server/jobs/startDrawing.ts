import type { Deps } from '../Deps';
import { resources } from '../resources';
import { drawPictures } from './drawPictures';

/** How long a picture that was just saved waits at most; a look costs one step into an index that is empty. */
const REST_MS = 5_000;
/** After a failure: the bucket cannot be asked, or no process can be started. */
const FAILED_MS = 60_000;

/**
 * Draws what has not been drawn, for as long as the server runs: old pictures at the first start of this build, new ones
 * within seconds of their save.
 * @returns stops it, after the picture at hand
 */
export const startDrawing = (deps: Pick<Deps, 'db' | 'files' | 'log'>): (() => Promise<void>) => {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    let rest = REST_MS;
    try {
      await drawPictures(deps, resources, () => isOver);
    } catch (error) {
      deps.log.error({ err: error }, 'drawing failed');
      rest = FAILED_MS;
    }
    if (!isOver) timer = setTimeout(begin, rest).unref();
  };
  let last = Promise.resolve();
  const begin = (): void => {
    last = round();
  };
  begin();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await last;
  };
};
