import sharp from 'sharp';
import { cleanRaster, drawThumbnail } from '../../server/files/cleanRaster';

interface PictureSize {
  readonly pixels: string;
  readonly sent: number;
  readonly stored: number;
  readonly thumbnail: number;
}

/** Blurred noise in three colours: about as hard to compress as a plate on a table. */
const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .blur(2)
    .jpeg({ quality: 85 })
    .toBuffer();

/** What a photograph of a telephone becomes in the store. */
export const pictureBytes = async (): Promise<readonly PictureSize[]> => {
  const sizes: PictureSize[] = [];
  for (const [width, height] of [
    [1600, 1200],
    [4000, 3000],
  ] as const) {
    const sent = await photo(width, height);
    const { bytes } = await cleanRaster(sent, 'jpeg');
    const thumbnail = await drawThumbnail(bytes, 'jpg');
    sizes.push({
      pixels: `${width} x ${height}`,
      sent: sent.length,
      stored: bytes.length,
      thumbnail: thumbnail.bytes.length,
    });
  }
  return sizes;
};
