import sharp from 'sharp';
import { pictureWidths } from '../../contract/pictureSource';
import { MAX_PIXELS, rethrowFull } from './cleanRaster';
import { FileError } from './FileStore';

/** A picture in the widths that pages ask for. */
export interface DrawnPicture {
  /** Of the original. */
  readonly width: number;
  readonly height: number;
  readonly pictures: readonly { readonly width: number; readonly bytes: Buffer }[];
}

const SECONDS = 10;
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
