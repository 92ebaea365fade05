import type { Deps } from '../Deps';
import { returnStops } from './returnStops';

/** Guests are told at the very moment: `visibility` knows the end. Lists and the history follow within this time. */
const EVERY_MS = 2000;

/**
 * Brings dishes back when their stops end: at once what ended while nobody looked, then as time passes. Every process does; what one
 * has at hand the others leave alone. @returns stops it, after the round at hand
 */
export const startReturning = (deps: Deps): (() => Promise<void>) => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    try {
      const returned = await returnStops(deps);
      if (returned > 0) deps.log.info({ returned }, 'stops ended');
    } catch (error) {
      deps.log.error({ err: error }, 'stops could not be ended');
    }
    if (isStopped) return;
    timer = setTimeout(begin, EVERY_MS);
    timer.unref();
  };
  const begin = (): void => {
    last = round();
  };
  begin();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await last;
  };
};
