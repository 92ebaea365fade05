/** A stored picture, as far as showing it goes (docs/spec/4-beyond.md, GV-06). */
export interface ShownPicture {
  readonly url: string;
  readonly thumbnailUrl?: string | undefined;
  /** Of the original, in pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The widths it is served in besides, in pixels, smallest first. */
  readonly widths?: readonly number[] | undefined;
}

/** What an `<img>` needs: the browser takes the width that fits, and leaves room for it before it is there. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly width?: number;
  readonly height?: number;
}

const STEPS = [160, 320, 640] as const;
/** As wide as a phone in the hand or half a desk needs it. */
const WIDEST = 1280;
/** A step this close to the widest is not worth a file of its own. */
const CLOSE = 0.8;

/** The widths that a picture is drawn in, never wider than itself. @param width of the original */
export const pictureWidths = (width: number): readonly number[] => {
  const widest = Math.min(width, WIDEST);
  return [...STEPS.filter((step) => step < widest * CLOSE), widest];
};

/** The address, or the stored name, of a picture in one of its widths: `…/name.jpg` -> `…/name.320.webp`. */
export const inWidth = (address: string, width: number): string =>
  address.replace(/\.[^./]*$/, `.${width}.webp`);

/**
 * @param sizes how wide it is shown, as CSS says it: `44px`, `(max-width: 600px) 100vw, 390px`
 * @returns the attributes of an `<img>`; a picture that has no other widths (yet) shows its thumbnail, or itself
 */
export const pictureSource = (picture: ShownPicture, sizes: string): PictureSource => {
  const { url, thumbnailUrl, width, height, widths = [] } = picture;
  const room = width === undefined || height === undefined ? {} : { width, height };
  const src = thumbnailUrl ?? url;
  if (widths.length === 0 || !ADDRESS.test(url)) return { src, ...room };
  const srcSet = widths.map((each) => `${inWidth(url, each)} ${each}w`).join(', ');
  return { src, srcSet, sizes, ...room };
};

/** Of a host; anything else is no address of a picture, whoever says so. */
const ADDRESS = /^(?:\/|https?:)/;
