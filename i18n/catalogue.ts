/**
 * The texts read so far. The first page brings its own few areas, the rest is read by `loadCatalogue` before the
 * console opens, so a screen never waits for its words.
 */
const texts = new Map<string, string>();

export const addTexts = (area: Readonly<Record<string, string>>): void => {
  for (const [key, template] of Object.entries(area)) texts.set(key, template);
};

export const findText = (key: string): string | undefined => texts.get(key);
