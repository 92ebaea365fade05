import { createHash } from 'node:crypto';
import type { Answer } from '../../contract/endpoints';
import type { WireRecord } from '../../contract/fields';
import type { Row } from '../../contract/rows';
import type { Answered } from '../Call';
import { attachment } from '../files/attachment';

/** An answer before it is written to the wire. */
export interface Reply<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  /** Quoted, as the header carries it. */
  readonly etag: string | undefined;
  /** Of a file: its type and name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What the envelope of an answer needs to know of the call. */
export interface Envelope {
  readonly endpoint: Row;
  readonly list: { readonly page: number; readonly perPage: number } | undefined;
  /** The `{section}` part of the path. */
  readonly section: string | undefined;
  /** Takes out of a record what may not be seen. */
  readonly hide: (record: WireRecord) => WireRecord;
}

/** Puts the envelope of the endpoint's answer around what the handler found (docs/spec/3-decisions.md, Wire format 3 and 9). */
export const replyOf = (envelope: Envelope, result: unknown): Reply => {
  const { endpoint } = envelope;
  // The handler of a row answers what `Result` says for its answer's kind; the compiler has checked that in `handlers`.
  const { body, etag, status, headers } = ENVELOPES[endpoint.answer.kind](result as never, envelope);
  const isCreated = endpoint.sections !== undefined && endpoint.method === 'POST';
  return { status: status ?? (isCreated ? 201 : 200), body, etag, headers };
};

type Enveloped = Pick<Reply, 'body' | 'headers'> & {
  readonly etag?: string | undefined;
  readonly status?: number;
};

const ENVELOPES: {
  readonly [Kind in Answer['kind']]: (result: Answered[Kind], envelope: Envelope) => Enveloped;
} = {
  list: ({ rows, total }, { endpoint, list, hide }) => {
    const { under = 'data', wrap } = endpoint.answer.kind === 'list' ? endpoint.answer : {};
    const visible = rows.map(hide);
    const perPage = list?.perPage ?? Math.max(1, total);
    return {
      body: {
        [under]: wrap === undefined ? visible : visible.map((record) => ({ [wrap]: record })),
        current_page: list?.page ?? 1,
        last_page: Math.max(1, Math.ceil(total / perPage)),
        total,
        per_page: perPage,
      },
    };
  },
  one: ({ record, version }, { hide }) => ({ body: hide(record), etag: `"${version}"` }),
  // Not signed in yet: the second step is asked for.
  session: (record) => ({ body: record, ...(record.second_factor === undefined ? {} : { status: 202 }) }),
  values: (values, { endpoint }) =>
    isTagged(endpoint) ? { body: values.values, etag: String(values.tag) } : { body: values },
  section: (fields, { section = '' }) => ({ body: { [section]: fields }, etag: tagOf(fields) }),
  file: ({ bytes, mime, name }) => ({
    body: bytes,
    headers: { 'content-type': mime, 'content-disposition': attachment(name) },
  }),
  nothing: () => ({ body: {} }),
};

/** Whether an answer may be told to be the one that the client holds. Records are asked for to be seen as they are now. */
export const isTagged = ({ answer }: Row): boolean =>
  answer.kind === 'section' || (answer.kind === 'values' && answer.tagged === true);

/** A section is one object for the life of the process: its tag is computed once. */
const tagOf = (fields: readonly unknown[]): string => {
  const known = TAGS.get(fields);
  if (known !== undefined) return known;
  const tag = `"${createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 22)}"`;
  TAGS.set(fields, tag);
  return tag;
};
const TAGS = new WeakMap<readonly unknown[], string>();
