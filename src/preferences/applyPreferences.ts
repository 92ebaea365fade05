import { PAGE_SIZE_KEY } from '../../kit/declaration/pageSize';
import { setColourMode } from '../../ui/colourMode';
import { DENSITY_KEY, showDensity } from '../../ui/density';
import { COLOUR_MODES } from '../../ui/shownColours';

/** Shows what the person has settled, and keeps it in this browser: the next page is painted by it before anybody is asked. */
export const applyPreferences = ({
  theme,
  density,
  per_page: size,
}: Readonly<Record<string, unknown>>): void => {
  const mode = COLOUR_MODES.find((each) => each === theme);
  if (mode) setColourMode(mode);
  if (typeof density === 'string') localStorage.setItem(DENSITY_KEY, density);
  if (typeof size === 'number' && localStorage.getItem(PAGE_SIZE_KEY) !== String(size)) keepPageSize(size);
  showDensity();
};

/** Lists that were shown before remember a size of their own. */
const keepPageSize = (size: number): void => {
  localStorage.setItem(PAGE_SIZE_KEY, String(size));
  for (const [key, text] of Object.entries(localStorage))
    if (key.startsWith('RaStore'))
      localStorage.setItem(key, String(text).replace(/"perPage":"?\d+"?/, `"perPage":${size}`));
};
