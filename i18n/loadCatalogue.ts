import pLimit from 'p-limit';
import pRetry from 'p-retry';
import { limits } from '../contract/limits';
import { addTexts } from './i18nProvider';
import { AREAS, type Area, type AreaTexts, CONSOLE_AREAS } from './ru';

export type ReadArea = (area: Area) => Promise<AreaTexts>;

const readChunk: ReadArea = (area) => AREAS[area]();

/**
 * Reads areas of the catalogue: at most 10 at a time, a failed read again after 350 ms, 700 ms, ... five times (LM-03, LM-04).
 * Rejects with the last failure, when the console cannot be shown in words.
 */
export const loadCatalogue = async (
  areas: readonly Area[] = CONSOLE_AREAS,
  read: ReadArea = readChunk,
): Promise<void> => {
  const limit = pLimit(limits.catalogueParallel);
  await addTexts(await Promise.all(areas.map((area) => limit(() => readAgain(area, read)))));
};

const readAgain = (area: Area, read: ReadArea): Promise<AreaTexts> =>
  pRetry(() => read(area).catch((cause: unknown) => giveContext(area, cause)), {
    retries: limits.catalogueRetries,
    minTimeout: limits.catalogueRetryMs,
    factor: 2,
    randomize: false,
  });

/** A chunk that does not arrive is a TypeError, and the retry library takes those for mistakes in the code. */
const giveContext = (area: Area, cause: unknown): never => {
  throw new Error(`Texts "${area}" could not be read: is the build that served this page still there?`, {
    cause,
  });
};
