import type { StoredFile } from '../../contract/entities';
import type { FieldRules } from '../../contract/fieldConfig';
import { extensionOf, isNewFile, isPictureExtension, isRefused, takesDocuments } from '../../contract/fields';

/** One entry of a file field: chosen here and not sent yet, or already on the server. */
export type FileEntry = File | StoredFile;

/** Never cropped: a vector has no pixels, a GIF would lose its frames. */
const UNCROPPED_EXTENSIONS: readonly string[] = ['svg', 'gif'];

/** What a canvas can write: the cropped copy of a new picture keeps its type. */
const WRITABLE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export const nameOf = (entry: FileEntry): string =>
  entry.name || (isNewFile(entry) ? '' : nameInUrl(entry.url));

/** By type for a local file, by extension for a stored one. */
export const isPicture = (entry: FileEntry): boolean =>
  isNewFile(entry) ? entry.type.startsWith('image/') : isPictureExtension(storedExtension(entry));

/** Whether it is a picture that may be cut, in a field of pictures. */
export const canCrop = (entry: FileEntry, rules: FieldRules): boolean =>
  !takesDocuments(rules) &&
  (isNewFile(entry)
    ? isDrawable(entry) && !isRefused(entry)
    : isPicture(entry) && !UNCROPPED_EXTENSIONS.includes(storedExtension(entry)));

/** Whether a canvas can read the file and write it again in its type. */
export const isDrawable = (file: File): boolean => WRITABLE_TYPES.includes(file.type);

/** A stable key for React: stored files have ids, local ones are objects that live as long as their tile. */
export const keyOf = (entry: FileEntry): string => {
  if (!isNewFile(entry)) return `stored:${entry.id}`;
  const known = localKeys.get(entry) ?? `local:${++lastKey}`;
  localKeys.set(entry, known);
  return known;
};

let lastKey = 0;
const localKeys = new WeakMap<File, string>();

const storedExtension = ({ url, name = '' }: StoredFile): string =>
  extensionOf(nameInUrl(url)) || extensionOf(name);

function nameInUrl(url: string): string {
  const segment = url.split(/[?#]/)[0]?.split('/').pop() ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray percent sign in a file name is no reason to hide the file.
    return segment;
  }
}

/** A backend is not trusted to send only web addresses (`javascript:`). */
export const isAddress = (url: string): boolean =>
  URL.canParse(url, location.href) &&
  ['http:', 'https:', 'blob:'].includes(new URL(url, location.href).protocol);
