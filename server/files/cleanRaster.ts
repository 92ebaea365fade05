import sharp from 'sharp';
import { limits } from '../../contract/limits';
import { pictureWidths } from '../../contract/pictureSource';
import { FileError } from './FileStore';

/** More is refused from its header (trust.md UP4). */
export const MAX_PIXELS = limits.pictureMaxPixels;
const MAX_FRAMES = 300;
const SECONDS = 10;

export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

sharp.cache(false);
sharp.concurrency(1);

/**
 * The same picture, drawn anew: the orientation applied, camera data gone, and nothing left of what may have been hidden
 * behind the pixels.
 * @throws FileError
 */
export const cleanRaster = async (bytes: Buffer, kind: 'jpeg' | 'png' | 'gif'): Promise<Picture> => {
  const header = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata().catch(undecodable);
  const frames = header.pages ?? 1;
  if (header.format !== kind) throw new FileError(`Expected ${kind}, decoded as ${header.format}.`);
  if (header.width * (header.pageHeight ?? header.height) * frames > MAX_PIXELS || frames > MAX_FRAMES) {
    throw new FileError('The picture has too many pixels.');
  }
  const animated = kind === 'gif';
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, animated, failOn: 'error' }).timeout({
    seconds: SECONDS,
  });
  const drawn = animated
    ? image.gif()
    : kind === 'jpeg'
      ? image.autoOrient().jpeg({ quality: 90 })
      : image.autoOrient().png();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true }).catch(undecodable);
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
};

export interface Thumbnail {
  readonly bytes: Buffer;
  readonly extension: 'jpg' | 'png';
}

/** A small still picture for lists; PNG where something may be seen through it. @throws FileError */
export const drawThumbnail = async (bytes: Buffer, extension: Thumbnail['extension']): Promise<Thumbnail> => {
  const small = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .resize({ width: THUMBNAIL_PX, height: THUMBNAIL_PX, fit: 'inside', withoutEnlargement: true });
  const drawn = extension === 'jpg' ? small.jpeg({ quality: 80 }) : small.png();
  return { bytes: await drawn.toBuffer().catch(undecodable), extension };
};

const THUMBNAIL_PX = 320;

const undecodable = (cause: unknown): never => {
  rethrowFull(cause);
  throw new FileError('The picture cannot be decoded.');
};

/** Large pictures are turned by way of a file: a disk that is full says nothing about the picture. @throws Error ENOSPC */
export const rethrowFull = (cause: unknown): void => {
  if (cause instanceof Error && /no space left|ENOSPC|EDQUOT|quota exceeded/i.test(cause.message))
    throw Object.assign(new Error('The disk is full.', { cause }), { code: 'ENOSPC' });
};

/** A picture in the widths that pages ask for. */
export interface DrawnPicture {
  /** Of the original. */
  readonly width: number;
  readonly height: number;
  readonly pictures: readonly { readonly width: number; readonly bytes: Buffer }[];
}

/** Half the bytes of a JPEG that looks the same; what may be seen through stays so. */
const WEBP = { quality: 76, effort: 4 } as const;

/** Decodes once; every width is drawn from the widest. @throws FileError */
export const drawWidths = async (bytes: Buffer): Promise<DrawnPicture> => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    const widths = pictureWidths(width);
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .resize({ width: Math.max(...widths) })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const pictures: DrawnPicture['pictures'][number][] = [];
    for (const each of widths) {
      const small = sharp(data, { raw }).timeout({ seconds: SECONDS }).resize({ width: each }).webp(WEBP);
      pictures.push({ width: each, bytes: await small.toBuffer() });
    }
    return { width, height, pictures };
  } catch (cause) {
    rethrowFull(cause);
    throw new FileError('The picture cannot be drawn in widths.', { cause });
  }
};
