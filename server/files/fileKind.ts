import { FileError } from './FileStore';

/** A type of file that records may hold. */
export interface FileKind {
  readonly mime: string;
  /** The extension of the stored file. */
  readonly extension: string;
  /** What a name of this type may end with. */
  readonly names: readonly string[];
  readonly looksLike: (bytes: Buffer) => boolean;
}

const starts =
  (...magic: readonly string[]) =>
  (bytes: Buffer) =>
    magic.some((text) => bytes.subarray(0, text.length).equals(Buffer.from(text, 'latin1')));

export const FILE_KINDS = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg', names: ['jpg', 'jpeg'], looksLike: starts('\xff\xd8\xff') },
  png: { mime: 'image/png', extension: 'png', names: ['png'], looksLike: starts('\x89PNG\r\n\x1a\n') },
  gif: { mime: 'image/gif', extension: 'gif', names: ['gif'], looksLike: starts('GIF87a', 'GIF89a') },
  pdf: { mime: 'application/pdf', extension: 'pdf', names: ['pdf'], looksLike: starts('%PDF-1.', '%PDF-2.') },
  svg: {
    mime: 'image/svg+xml',
    extension: 'svg',
    names: ['svg'],
    looksLike: (bytes) =>
      /^\ufeff?\s*<(?:\?xml|!--|!DOCTYPE\s+svg|svg[\s>])/i.test(bytes.toString('utf8', 0, 1024)),
  },
} as const satisfies Readonly<Record<string, FileKind>>;

export type FileKindName = keyof typeof FILE_KINDS;

const KIND_NAMES: readonly FileKindName[] = ['jpeg', 'png', 'gif', 'pdf', 'svg'];

/** Browsers say nothing, or this, about files they do not know. */
const UNKNOWN_TYPES: ReadonlySet<string> = new Set(['', 'application/octet-stream']);

/**
 * The type that the bytes show; the name's extension and the declared type must agree with it.
 * @throws FileError
 */
export const kindOfFile = (bytes: Buffer, { name, type }: Pick<File, 'name' | 'type'>): FileKindName => {
  const found = KIND_NAMES.find((kind) => FILE_KINDS[kind].looksLike(bytes));
  if (found === undefined) throw new FileError('Not a type of file that is taken here.');
  const kind: FileKind = FILE_KINDS[found];
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const declared = (type.split(';')[0] ?? '').trim().toLowerCase();
  if (!kind.names.includes(extension))
    throw new FileError(`The bytes are ${found}, the name ends otherwise.`);
  if (declared !== kind.mime && !UNKNOWN_TYPES.has(declared)) {
    throw new FileError(`The bytes are ${found}, the declared type is another.`);
  }
  return found;
};

/** The type of a stored file, by the extension that its type gave it. */
export const mimeOfName = (name: string): string => MIMES.get(name.split('.').at(-1) ?? '') ?? UNKNOWN;

/** Drawn here, taken from nobody. */
export const WEBP = { extension: 'webp', mime: 'image/webp' } as const;

const UNKNOWN = 'application/octet-stream';
const MIMES: ReadonlyMap<string, string> = new Map(
  [...Object.values(FILE_KINDS), WEBP].map(({ extension, mime }) => [extension, mime]),
);
