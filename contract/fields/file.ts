import type { StoredFile } from '../entities';
import type { FieldConfig, FieldRules } from '../fieldConfig';
import { isRecord } from '../isRecord';
import { limits } from '../limits';
import { checkItemCount } from './checkItemCount';
import type { FieldError, FieldTypeRules, WireRecord } from './FieldTypeRules';

/** Files the server has and files it has not got yet, side by side. */
export type FileValue = readonly (StoredFile | File)[];

const MEGABYTE = 1024 * 1024;

/** A new file. Only a real `File` counts: JSON cannot forge one. */
export const isNewFile = (value: unknown): value is File =>
  typeof File === 'function' && value instanceof File;

/** A file the server already has (url, id, optional name, thumbnailUrl, originalUrl). */
const isStoredFile = (value: unknown): value is StoredFile =>
  isRecord(value) &&
  !isNewFile(value) &&
  typeof value.url === 'string' &&
  (typeof value.id === 'number' || typeof value.id === 'string');

/** `photo.final.JPG` -> `jpg`; `''` = no extension. */
export const extensionOf = (name: string): string =>
  /\.([^./\\]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What phones of one maker save photos as; browsers and servers cannot show it. */
const PHONE_PHOTOS: readonly string[] = ['heic', 'heif'];
const JPEG: readonly string[] = ['jpg', 'jpeg'];

/** Extensions by which a stored file counts as a picture; svg by docs/spec/3-decisions.md, Open points 5. */
const PICTURES: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'svg'];

export const isPictureExtension = (extension: string): boolean => PICTURES.includes(extension);

/**
 * Whether the field takes documents: its list of extensions names one that is no picture. Then a picture in it is a paper that
 * was photographed, and papers are not cropped.
 */
export const takesDocuments = ({ extensions = [] }: FieldRules): boolean =>
  extensions.some((extension) => !isPictureExtension(extension));

/** The most bytes that a file of the field may have. */
export const maxBytes = ({ max_size = limits.fileMaxMb }: FieldRules): number => max_size * MEGABYTE;

export const isTooLarge = (file: File, rules: FieldRules): boolean => file.size > maxBytes(rules);

/** Whether the field takes what a canvas writes as JPEG. */
export const takesJpeg = ({ extensions = [] }: FieldRules): boolean =>
  extensions.length === 0 || extensions.some((extension) => JPEG.includes(extension));

/** What the bytes of new files have shown; the rules themselves look at names and sizes. */
const refused = new WeakMap<File, FieldError>();

/** Remembers why a new file cannot be taken, whichever form it is in. */
export const refuseFile = (file: File, error: FieldError): void => void refused.set(file, error);

export const isRefused = (file: File): boolean => refused.has(file);

/** A list of files; with `max_items: 1` one file or `null` travels instead of the list. */
export const file = {
  empty: (): FileValue => [],
  fromRecord: (record, field) => {
    const raw = record[field.name];
    if (raw === null || raw === undefined || raw === '') return [];
    return isRecord(raw) ? [raw] : raw;
  },
  toPayload: (value, field) => ({ [field.name]: isSingle(field) ? first(value) : (value ?? []) }),
  wireKeys: (field) => [field.name],
  keptInPart: true,
  // Files leave the store with the record; what stays is what they were called.
  kept: (record, { name }) => ({ [name]: namesOf(record[name]) }),
  check: (value, field) => {
    if (!Array.isArray(value)) return [{ key: 'errors.file.invalid' }];
    return [
      ...checkItemCount(value.length, field.rules, 'errors.file.required'),
      ...value.flatMap((one, index) => checkFile(one, index, field.rules)),
    ];
  },
} satisfies FieldTypeRules;

const namesOf = (raw: unknown): readonly string[] =>
  [raw ?? []].flat().map((one) => {
    const { name, url }: WireRecord = isRecord(one) ? one : {};
    return [one, name, url].find((text) => typeof text === 'string') ?? '';
  });

/** The files as an input can show them, whatever came. */
export const filesOf = (value: unknown): FileValue =>
  (Array.isArray(value) ? value : []).filter((one) => isNewFile(one) || isStoredFile(one));

export const isSingle = ({ rules }: FieldConfig): boolean => rules.max_items === 1;

const first = (value: unknown): unknown => {
  if (!Array.isArray(value)) return value ?? null;
  if (value.length === 0) return null;
  // What is no file stays in its list: alone it might look like nothing.
  return value.length === 1 && isRecord(value[0]) ? value[0] : value;
};

const checkFile = (one: unknown, index: number, rules: FieldRules): readonly FieldError[] => {
  const at = String(index);
  if (isStoredFile(one)) return [];
  if (!isNewFile(one)) return [{ key: 'errors.file.invalid', at }];
  const fault = refused.get(one);
  if (fault) return [{ ...fault, at }];
  const { extensions = [], max_size = limits.fileMaxMb } = rules;
  const extension = extensionOf(one.name);
  if (extensions.length > 0 && !extensions.includes(extension)) {
    const isPhonePhoto = PHONE_PHOTOS.includes(extension) && takesJpeg(rules);
    if (isPhonePhoto) return [{ key: 'errors.file.heic', at }];
    return [{ key: 'errors.file.extensions', args: { extensions: extensions.join(', ') }, at }];
  }
  if (one.size === 0) return [{ key: 'errors.file.empty', at }];
  return isTooLarge(one, rules) ? [{ key: 'errors.file.maxSize', args: { size: max_size }, at }] : [];
};
