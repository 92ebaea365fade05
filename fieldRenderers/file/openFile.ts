import { isNewFile } from '../../contract/fields';
import { limits } from '../../contract/limits';
import { type FileEntry, nameOf } from './fileEntry';

/** What a tab may show of a local file; anything else (an SVG may hold scripts) is saved instead. */
const SHOWN = /^(image\/(?!svg)|application\/pdf$|text\/plain$)/;

/** Shows a file in a new tab. The address made for a local one is taken back after a second. */
export function openFile(entry: FileEntry): void {
  const url = isNewFile(entry) ? URL.createObjectURL(entry) : entry.originalUrl || entry.url;
  if (!isAddress(url)) return;
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener';
  if (isNewFile(entry) && !SHOWN.test(entry.type)) link.download = nameOf(entry);
  link.click();
  if (isNewFile(entry)) setTimeout(() => URL.revokeObjectURL(url), limits.fileUrlRevokeMs);
}

/** A backend is not trusted to send only web addresses (`javascript:`). */
const isAddress = (url: string): boolean =>
  URL.canParse(url, location.href) &&
  ['http:', 'https:', 'blob:'].includes(new URL(url, location.href).protocol);
