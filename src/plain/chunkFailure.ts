const SEEN_KEY = 'carte.reloadedFor';

/** How the browsers word a part of the build that does not arrive; and how our own reader of texts does. */
const WORDINGS = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload/i,
  /^Texts "/,
];

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && WORDINGS.some((wording) => wording.test(error.message));

/**
 * Reloads the page the first time this very part is missing: the page that comes names the parts of the build that is
 * there now. The same failure again is not answered with a reload, so there is never a loop. Answers whether it reloads.
 */
export const reloadOnceFor = (error: unknown, reload: () => void = () => location.reload()): boolean => {
  const failure = error instanceof Error ? error.message : String(error);
  try {
    if (sessionStorage.getItem(SEEN_KEY) === failure) return false;
    sessionStorage.setItem(SEEN_KEY, failure);
  } catch {
    // Without storage nothing could tell the first time from the second: say it, do not reload.
    return false;
  }
  reload();
  return true;
};
