declare global {
  interface Window {
    /** When these selectors matched first, since the page began. */
    __seen: Readonly<Record<string, number>>;
  }
}

/** The list of points. */
export const LIST = '/management/points';
/** A row of it that says which point it is. */
export const POINT = 'main a[href*="/management/points/edit"]';
/** Drawn by the console: by then everything of a list is there. */
export const WHOLE = 'main [role="search"] input';

/** Runs in the page before everything else. */
export const watchFor = (selectors: readonly string[]): void => {
  const seen: Record<string, number> = {};
  const look = (): void => {
    for (const selector of selectors)
      if (document.querySelector(selector)) seen[selector] ??= performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
  Object.assign(window, { __seen: seen });
};
