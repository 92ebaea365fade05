/**
 * Moves the focus when the page stands as it will be: what a person pressed is gone, or what they asked for is not there
 * yet. Without it a keyboard would begin at the top of the page again.
 */
export const focusLater = (find: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() => find()?.focus());
};
