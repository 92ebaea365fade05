import type { FieldRules } from '../../contract/fieldConfig';
import { extensionOf, isTooLarge, refuseFile } from '../../contract/fields';
import { hasTooManyPixels, type PictureFacts, pictureFacts, pictureFault } from '../../contract/pictureFacts';
import { isDrawable } from './fileEntry';
import { shrinkPhoto } from './shrinkPhoto';
import { JPEG } from './writeCanvas';

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
