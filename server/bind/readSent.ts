import type { FastifyRequest } from 'fastify';
import qs from 'qs';
import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import { decodeBody, MalformedBody, METHOD_PART, type Part } from '../../contract/multipart';
import { ApiError, invalid, malformed } from '../ApiError';
import type { UploadRequest } from '../files/makeUploads';
import { apiErrorTexts } from '../texts/apiErrors';
import { fieldErrorText } from '../texts/fieldErrorText';

export type Body = Readonly<Record<string, unknown>>;

interface BodyRules {
  /** Takes the files of a row that has some, so it takes multipart too. */
  readonly upload: Pick<UploadRequest, 'take'> | undefined;
  /** The POST twin of an update: multipart that says `_method=PUT`, and nothing else. */
  readonly override: boolean;
}

/** One file; the console allows the same. */
const FILE_BYTES = limits.fileMaxMb * 1024 * 1024;
const MAX_FILES = 20;
const MAX_PARTS = 2000;
const TEXT_BYTES = 64 * 1024;
/** All texts of a form: they are held in memory, files are not. */
const TEXTS_BYTES = 1024 * 1024;
/** The JSON of who has no session: an address, a password, a code, and nothing that is worth the memory. */
export const ANONYMOUS_BYTES = 64 * 1024;
/** The whole request. */
export const MULTIPART_BYTES = 12 * 1024 * 1024;

/**
 * The body as an object, from JSON or multipart alike; undefined = there is none.
 * @throws ApiError 400 (no object, a misplaced `_method`), 413, 415
 */
export const readBody = async (
  request: FastifyRequest,
  { upload, override }: BodyRules,
): Promise<Body | undefined> => {
  const isMultipart = request.isMultipart();
  if (isMultipart && !upload) throw new ApiError(415, apiErrorTexts.unsupportedType);
  if (override && !isMultipart) throw malformed();
  const body = isMultipart && upload ? await readMultipart(request, upload, override) : request.body;
  if (body === undefined) return undefined;
  if (!isRecord(body) || Object.hasOwn(body, METHOD_PART)) throw malformed();
  // Each unknown key is named in the answer: as many as a form may have parts, and no more.
  if (Object.keys(body).length > MAX_PARTS) throw malformed();
  rejectBrokenText(body);
  return body;
};

const readMultipart = async (
  request: FastifyRequest,
  upload: Pick<UploadRequest, 'take'>,
  override: boolean,
): Promise<Body> => {
  const parts = await collect(request, upload).catch(brokenOff);
  rejectMethod(parts, override);
  try {
    return decodeBody(parts);
  } catch (error) {
    if (error instanceof MalformedBody) throw malformed();
    throw error;
  }
};

/** `_method` stands only where an update is meant, says only PUT, once, and before the first file (trust.md AZ6). */
const rejectMethod = (parts: readonly Part<File>[], override: boolean): void => {
  const names = parts.map(([name]) => name);
  const at = names.indexOf(METHOD_PART);
  const firstFile = parts.findIndex(([, value]) => typeof value !== 'string');
  const isOnce = at !== -1 && names.lastIndexOf(METHOD_PART) === at && parts[at]?.[1] === 'PUT';
  const isInPlace = isOnce && (firstFile === -1 || at < firstFile);
  if (override ? !isInPlace : at !== -1) throw malformed();
};

const collect = async (
  request: FastifyRequest,
  { take }: Pick<UploadRequest, 'take'>,
): Promise<readonly Part<File>[]> => {
  const parts: Part<File>[] = [];
  let bytes = 0;
  let textBytes = 0;
  const limits = {
    fileSize: FILE_BYTES,
    files: MAX_FILES,
    parts: MAX_PARTS,
    fields: MAX_PARTS,
    fieldSize: TEXT_BYTES,
  };
  // Of a client that has gone meanwhile the reader would hear nothing more, not even the end.
  if (request.raw.destroyed) throw malformed();
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const file = await take(part.file, { name: fileName(part.filename), type: part.mimetype });
      if (part.file.truncated) throw tooLarge();
      bytes += file.size;
      parts.push([part.fieldname, file]);
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge();
      if (typeof part.value !== 'string') throw malformed();
      textBytes += part.value.length;
      parts.push([part.fieldname, part.value]);
    }
    if (bytes + textBytes > MULTIPART_BYTES || textBytes > TEXTS_BYTES) throw tooLarge();
  }
  return parts;
};

/** What the reader cannot name is a body that ends too early or is no multipart at all; what the disk refuses is our own matter. */
const brokenOff = (error: unknown): never => {
  const isNamed = error instanceof ApiError || (error instanceof Error && 'statusCode' in error);
  throw isNamed || isOfDisk(error) ? error : malformed();
};

/** Files are opened and written here, and read by nobody: a `read` that fails is that of the connection. */
const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall !== 'read';

/** Browsers write these three signs of a name as if it were an address. */
const fileName = (sent: string): string =>
  sent.replace(/%(22|0D|0A)/gi, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const tooLarge = () => new ApiError(413, apiErrorTexts.tooLarge);

const MAX_DEPTH = 12;
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** NUL, which no text column takes, and halves of a character, which no encoding has. */
const BROKEN = /\0|[\uD800-\uDFFF]/u;

/**
 * Refuses texts that cannot be stored, naming the field (422), and shapes that only an attack has (400): keys that reach
 * into JavaScript's own objects, nesting without end.
 */
const rejectBrokenText = (body: Readonly<Record<string, unknown>>): void => {
  for (const [key, value] of Object.entries(body)) {
    if (FORBIDDEN_KEYS.has(key) || BROKEN.test(key)) throw malformed();
    if (!isSound(value, 1)) throw invalid({ [key]: [fieldErrorText({ key: 'errors.invalidCharacters' })] });
  }
};

const isSound = (value: unknown, depth: number): boolean => {
  if (depth > MAX_DEPTH) throw malformed();
  if (typeof value === 'string') return !BROKEN.test(value);
  if (Array.isArray(value)) return value.every((one) => isSound(one, depth + 1));
  if (!isRecord(value) || value instanceof File) return true;
  return Object.entries(value).every(([key, one]) => {
    if (FORBIDDEN_KEYS.has(key)) throw malformed();
    return !BROKEN.test(key) && isSound(one, depth + 1);
  });
};

/** The query of a request: bracket names become groups and lists (docs/spec/3-decisions.md, Wire format 2). */
export interface Query {
  readonly parsed: Readonly<Record<string, unknown>>;
  /** Names and values one by one, for what has exactly one allowed shape. */
  readonly pairs: readonly (readonly [name: string, value: string])[];
}

const MAX_PAIRS = 1100;
const MAX_QUERY = 64 * 1024;

/** @throws ApiError 400, 422 */
export const readQuery = (url: string): Query => {
  const from = url.indexOf('?');
  const raw = from === -1 ? '' : url.slice(from + 1);
  if (raw.length > MAX_QUERY) throw malformed();
  const pairs = [...new URLSearchParams(raw)];
  if (pairs.length > MAX_PAIRS) throw malformed();
  const plain = PLAIN.test(raw) ? plainOf(pairs) : undefined;
  if (plain) return { parsed: plain, pairs };
  const parsed: unknown = qs.parse(raw, {
    depth: 3,
    arrayLimit: 500,
    parameterLimit: MAX_PAIRS,
    duplicates: 'combine',
  });
  if (!isRecord(parsed)) throw malformed();
  rejectBrokenText(parsed);
  return { parsed, pairs };
};

/** `type=food&page=2`: nothing to decode and nothing in brackets. */
const PLAIN = /^[\w.=&-]*$/;

/** Where each name is said once, and is no word of the language itself: what the reader of brackets makes of it, too. */
const plainOf = (pairs: Query['pairs']): Query['parsed'] | undefined => {
  const isPlain = pairs.every(([name]) => name !== '' && !(name in Object.prototype));
  const parsed = Object.fromEntries(pairs);
  return isPlain && Object.keys(parsed).length === pairs.length ? parsed : undefined;
};

/** A parameter that is one plain text; undefined = absent. @throws ApiError 400 when it is anything else */
export const textParameter = ({ parsed }: Query, name: string): string | undefined => {
  const value = Object.hasOwn(parsed, name) ? parsed[name] : undefined;
  if (value !== undefined && typeof value !== 'string') throw malformed();
  return value;
};
