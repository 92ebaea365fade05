/** Where the choice of this browser stands. */
export const DENSITY_KEY = 'carte.density';

/** Says on the root element how much room rows take; the sheets of the lists look for it. */
export const showDensity = (): void => {
  document.documentElement.dataset.density = localStorage.getItem(DENSITY_KEY) ?? 'comfortable';
};
