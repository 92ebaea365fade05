import samples from '../content/fieldSamples.json';

/**
 * What the field gallery, a tool for developers (`/dev/fields`), shows of each type: `field` as a section would send it, `record` as
 * the server would answer, `wrong` = a record that the rules refuse.
 */
export interface GallerySample {
  readonly field: Readonly<Record<string, unknown>>;
  readonly record: Readonly<Record<string, unknown>>;
  readonly wrong: Readonly<Record<string, unknown>>;
}

/** `cover` = the address of a picture that the page may show. */
export const gallerySamples = (cover: string): Readonly<Record<string, GallerySample>> => {
  const { file } = samples;
  const shown = file.record.file.map((each) => (each.url === 'cover' ? { ...each, url: cover } : each));
  return { ...samples, file: { ...file, record: { file: shown } } };
};
