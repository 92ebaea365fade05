/** A page that nobody looks at is given no frames. */
const LONGEST_MS = 100;

/**
 * Runs it when what stands in the document has been painted; at once where nothing does. Drawing the application takes
 * longer than a frame, and until it is done the browser shows nothing.
 */
export const afterFirstPaint = (run: () => void): void => {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (document.documentElement.dataset.first === undefined || document.hidden || isPainted) {
    run();
    return;
  }
  let isRun = false;
  const once = (): void => {
    if (!isRun) run();
    isRun = true;
  };
  // A frame begins with this call; what is put off from here comes after it.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_MS);
};
