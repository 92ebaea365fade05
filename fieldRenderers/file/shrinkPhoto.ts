import type { FieldRules } from '../../contract/fieldConfig';
import { maxBytes, takesJpeg } from '../../contract/fields';
import { blankCanvas, JPEG, jpegName, writeCanvas } from './writeCanvas';

/** Longest sides that are tried, px: print on a photographed page can be read down to the last. */
const LARGEST = 3400;
const SMALLER = [2700, 2100, 1600, 1200];
const QUALITIES = [0.85, 0.7];

/**
 * The photo as it is seen (turned by its EXIF orientation), as large as fits into the field's limit; as JPEG where the field
 * takes that, else in its own type. What cannot be read or made to fit stays as it is, for the rules to refuse.
 */
export async function shrinkPhoto(file: File, rules: FieldRules): Promise<File> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      return (await redraw(picture, file, rules)) ?? file;
    } finally {
      picture.close();
    }
  } catch (failure) {
    console.error('A photo could not be made smaller, it stays as it is.', failure);
    return file;
  }
}

const redraw = async (picture: ImageBitmap, file: File, rules: FieldRules): Promise<File | undefined> => {
  const type = takesJpeg(rules) ? JPEG : file.type;
  const longest = Math.max(picture.width, picture.height);
  const start = Math.min(longest, LARGEST);
  for (const side of [start, ...SMALLER.filter((one) => one < start)]) {
    const scale = side / longest;
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const { canvas, context } = blankCanvas(width, height, type);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    for (const quality of QUALITIES) {
      const blob = await writeCanvas(canvas, type, quality);
      if (blob.size <= maxBytes(rules)) return new File([blob], nameFor(type, file), { type });
    }
  }
  return undefined;
};

const nameFor = (type: string, file: File): string => (type === file.type ? file.name : jpegName(file.name));
