import sharp from 'sharp';
import { cleanRaster, drawThumbnail, MAX_PIXELS, rethrowFull, type Thumbnail } from './cleanRaster';
import { cleanSvg } from './cleanSvg';
import { FileError } from './FileStore';
import type { FileKindName } from './fileKind';

/** What goes into the store. */
export interface CleanFile {
  readonly bytes: Buffer;
  readonly thumbnail: Thumbnail | null;
  readonly width?: number;
  readonly height?: number;
}

/** How each type is made harmless. @throws FileError */
export const cleanFile: Readonly<Record<FileKindName, (bytes: Buffer) => Promise<CleanFile>>> = {
  jpeg: (bytes) => raster(bytes, 'jpeg'),
  png: (bytes) => raster(bytes, 'png'),
  gif: (bytes) => raster(bytes, 'gif'),
  svg: async (bytes) => {
    const clean = Buffer.from(cleanSvg(textOf(bytes)));
    const { width, height } = await sharp(clean, { limitInputPixels: MAX_PIXELS })
      .metadata()
      .catch((cause: unknown) => {
        rethrowFull(cause);
        throw new FileError('The SVG cannot be drawn.');
      });
    return { bytes: clean, thumbnail: await drawThumbnail(clean, 'png'), width, height };
  },
  pdf: async (bytes) => {
    // Some writers leave a line end or two behind the mark.
    if (!bytes.subarray(-1024).includes('%%EOF')) throw new FileError('The PDF has no end.');
    return { bytes, thumbnail: null };
  },
};

const raster = async (bytes: Buffer, kind: 'jpeg' | 'png' | 'gif'): Promise<CleanFile> => {
  const picture = await cleanRaster(bytes, kind);
  return { ...picture, thumbnail: await drawThumbnail(picture.bytes, kind === 'jpeg' ? 'jpg' : 'png') };
};

const textOf = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileError('The SVG is no UTF-8.');
  }
};
