import { encodeParts } from '../contract/multipart';

export interface EncodedBody {
  readonly body: string | FormData;
  /** Absent for a form: the browser writes it with the boundary. */
  readonly contentType?: string;
}

export interface EncodeBodyOptions {
  /** The verb a multipart POST stands for (`PUT`), written as `_method`. */
  readonly method?: string;
  /** Whether the backend reads `_types`; see contract/multipart. */
  readonly typed?: boolean;
}

/** JSON; multipart only when a file stands anywhere inside, so that an empty list stays a list (trap 10). */
export const encodeBody = (
  payload: unknown,
  { method, typed = false }: EncodeBodyOptions = {},
): EncodedBody => {
  if (!isGroup(payload) || !holdsFile(payload)) {
    return { body: JSON.stringify(payload ?? {}), contentType: 'application/json' };
  }
  const form = new FormData();
  for (const [name, value] of encodeParts(payload, { isFile, typed, ...(method ? { method } : {}) })) {
    form.append(name, value);
  }
  return { body: form };
};

export const holdsFile = (value: unknown): boolean => {
  if (isFile(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsFile);
};

/** A `File` is a `Blob`. */
const isFile = (value: unknown): value is Blob => value instanceof Blob;

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
