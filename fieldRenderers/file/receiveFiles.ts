import type { FieldRules } from '../../contract/fieldConfig';
import { extensionOf, isTooLarge, maxBytes, refuseFile, takesJpeg } from '../../contract/fields';
import { hasTooManyPixels, type PictureFacts, pictureFacts, pictureFault } from '../../contract/pictureFacts';
import { isDrawable } from './fileEntry';
import { blankCanvas, JPEG, jpegName, writeCanvas } from './writeCanvas';

/** Longest sides that are tried, px: print on a photographed page can be read down to the last. */
const LARGEST = 3400;
const SMALLER = [2700, 2100, 1600, 1200];
const QUALITIES = [0.85, 0.7];

/**
 * The photo as it is seen (turned by its EXIF orientation), as large as fits into the field's limit; as JPEG where the field
 * takes that, else in its own type. What cannot be read or made to fit stays as it is, for the rules to refuse.
 */
async function shrinkPhoto(file: File, rules: FieldRules): Promise<File> {
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

/** Whether the bytes of a file are to be looked at before it comes in: it is a picture, or calls itself one. */
export const isLookedAt = ({ type, name }: File): boolean =>
  type === '' || (type.startsWith('image/') && !type.startsWith('image/svg')) || NAMED.test(name);

const NAMED = /\.(?:jpe?g|jfif|png|gif|hei[cf])$/i;

/**
 * Files as a field takes them: judged by their bytes before anybody crops them, named as what they are, made smaller where
 * they are too large. What cannot be taken keeps its place with the reason.
 */
export const receiveFiles = async (files: readonly File[], rules: FieldRules): Promise<readonly File[]> => {
  const received: File[] = [];
  // One after the other: many decoded at once would not fit into the memory of a phone.
  for (const file of files) received.push(isLookedAt(file) ? await receive(file, rules) : file);
  return received;
};

const receive = async (given: File, rules: FieldRules): Promise<File> => {
  const facts = await factsOf(given);
  if (!facts) return isTooLarge(given, rules) && isDrawable(given) ? await shrinkPhoto(given, rules) : given;
  const file = namedRightly(given, facts);
  const fault = pictureFault(facts);
  const isToShrink =
    isDrawable(file) && facts.isWhole && (isTooLarge(file, rules) || hasTooManyPixels(facts));
  const small = isToShrink ? await shrinkPhoto(file, rules) : file;
  if (fault && small === file) refuseFile(file, fault);
  return small;
};

const factsOf = async (file: File): Promise<PictureFacts | undefined> => {
  try {
    return pictureFacts(new Uint8Array(await file.arrayBuffer()));
  } catch (failure) {
    console.error('A picture could not be read, it is sent as it is.', failure);
    return undefined;
  }
};

/** Browsers save JPEGs as `.jfif`, and people give a PNG the ending of a JPEG: the bytes say what it is. */
const namedRightly = (file: File, { kind }: PictureFacts): File => {
  if (kind === 'heic') return file;
  const { type, endings } = NAMES[kind];
  const isNamed = endings.includes(extensionOf(file.name));
  if (isNamed && file.type === type) return file;
  const stem = file.name.replace(/\.[^.]*$/, '') || 'image';
  return new File([file], isNamed ? file.name : `${stem}.${endings[0]}`, {
    type,
    lastModified: file.lastModified,
  });
};

const NAMES: Readonly<
  Record<
    Exclude<PictureFacts['kind'], 'heic'>,
    { readonly type: string; readonly endings: readonly string[] }
  >
> = {
  jpeg: { type: JPEG, endings: ['jpg', 'jpeg'] },
  png: { type: 'image/png', endings: ['png'] },
  gif: { type: 'image/gif', endings: ['gif'] },
};
