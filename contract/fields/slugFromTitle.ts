import cyrillicToTranslit from 'cyrillic-to-translit-js';

const MAX_TITLE = 200;
const MAX_SLUG = 100;

/** Its tables are made when it is first asked for. */
let made: ReturnType<typeof cyrillicToTranslit> | undefined;
const russian = (): NonNullable<typeof made> => {
  made ??= cyrillicToTranslit({ preset: 'ru' });
  return made;
};

/**
 * A title as the last part of an address: lower case, hyphens, Latin letters and digits only.
 * At most 100 characters; `''` where nothing of the title can be written so.
 */
export const slugFromTitle = (title: string): string => {
  // The library writes the letter U+044B as i; the passport rules and everybody's eyes want y.
  const cyrillic = title.slice(0, MAX_TITLE).toLowerCase().normalize('NFC').replaceAll('\u044B', 'y');
  const latin = russian().transform(cyrillic).normalize('NFD').replace(/\p{M}/gu, '');
  const words = latin.match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, MAX_SLUG).replace(/-$/, '');
};
