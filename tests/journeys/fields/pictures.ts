import sharp from 'sharp';

const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 220 };

/** What Playwright hands to a file input. */
export interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** As a phone held upright takes it: 800 x 600 pixels lying on their side, to be turned by a quarter (EXIF 6). Red is up. */
export const turnedPhoto = async (name: string): Promise<Upload> => {
  const right = await sharp({ create: { width: 400, height: 600, channels: 3, background: BLUE } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: RED } })
    .composite([{ input: right, left: 400, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
};

/** Nothing but transparency, with a red square in the middle; wider than a crop, so that one can be moved in it. */
export const transparentPng = async (name: string): Promise<Upload> => {
  const square = await sharp({
    create: { width: 60, height: 60, channels: 4, background: { ...RED, alpha: 1 } },
  })
    .png()
    .toBuffer();
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const buffer = await sharp({ create: { width: 720, height: 480, channels: 4, background: clear } })
    .composite([{ input: square, gravity: 'centre' }])
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
};

export const plainGif = async (name: string): Promise<Upload> => ({
  name,
  mimeType: 'image/gif',
  buffer: await sharp({ create: { width: 300, height: 300, channels: 3, background: BLUE } })
    .gif()
    .toBuffer(),
});

export const plainSvg = (name: string): Upload => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="90" fill="#0a5"/></svg>',
  ),
});

/** What a decoder sees: size, kind, and the colour (0-255) at a place given in shares of the sides. */
export const decode = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { format, orientation } = await sharp(bytes).metadata();
  const at = (x: number, y: number) => {
    const [column, row] = [Math.round(x * (info.width - 1)), Math.round(y * (info.height - 1))];
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray((row * info.width + column) * info.channels);
    return { r, g, b, alpha };
  };
  return { width: info.width, height: info.height, format, orientation, at };
};

export const isReddish = ({ r, b }: { r: number; b: number }): boolean => r > 150 && b < 100;
export const isBluish = ({ r, b }: { r: number; b: number }): boolean => b > 150 && r < 100;
export const isWhite = ({ r, g, b }: { r: number; g: number; b: number }): boolean => Math.min(r, g, b) > 240;
