import { encode, renderSVG } from 'uqr';

/** A sharp edge on paper as wide as a sheet. */
const PNG_PX = 1024;
/** Cells of nothing around it, which cameras look for; and so much of it may be scratched or covered. */
const CODE = { border: 4, ecc: 'M' } as const;

/** @param text what a camera reads */
export const codeAsSvg = (text: string): string => renderSVG(text, { ...CODE, pixelSize: 10 });

/** Every cell is a whole number of dots, so that no edge is grey. @returns a PNG of about 1,024 x 1,024 dots */
export const codeAsPng = async (text: string): Promise<Buffer> => {
  const { data, size } = encode(text, CODE);
  const cells = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)));
  const side = size * Math.max(1, Math.round(PNG_PX / size));
  // Read with the first code that somebody wants as dots.
  const { default: sharp } = await import('sharp');
  return sharp(cells, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: side, height: side, kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
};
