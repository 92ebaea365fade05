import { createHash } from 'node:crypto';
import type { Answer, Endpoint } from '../../contract/endpoints';
import type { FieldConfig } from '../../contract/fieldConfig';
import { kindOf, type WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import { canView } from '../../contract/permissions';
import type { Page, Saved } from '../Call';
import type { Sections } from '../Sections';
import type { Reply } from './Reply';

/** What the envelope of an answer needs to know of the call. */
export interface Envelope {
  readonly row: Endpoint;
  /** The sections whose fields make up the record of a resource: those without `view` never leave the server. */
  readonly sectionsOf: (resource: string) => readonly string[];
  /** Whose records are answered. */
  readonly resource: string;
  readonly list: { readonly page: number; readonly perPage: number } | undefined;
  /** The `{section}` part of the path. */
  readonly section: string | undefined;
}

/** What handlers answer, by the kind of the row's answer. */
type Answered = Page | Saved | WireRecord | readonly unknown[] | undefined;

/** Puts the envelope of the row's answer around what the handler found (3-decisions, Wire format 3 and 9). */
export const replyOf = (envelope: Envelope, result: unknown, sections: Sections): Reply => {
  const { row } = envelope;
  // Once for each resource in the answer, not for each of its records.
  const known = new Map<string, ReadonlySet<string>>();
  const hiddenOf = (resource: string): ReadonlySet<string> => {
    const hidden = known.get(resource) ?? hiddenKeys(envelope.sectionsOf(resource), sections);
    known.set(resource, hidden);
    return hidden;
  };
  const hide = (record: WireRecord): WireRecord => without(record, envelope.resource, hiddenOf);
  // The handler of a row answers what `Result` says for its answer's kind; the compiler has checked that in `handlers`.
  const { body, etag } = ENVELOPES[row.answer.kind](result as never, envelope, hide);
  const isCreated = row.sections !== undefined && row.method === 'POST';
  return { status: isCreated ? 201 : 200, body, etag };
};

type Enveloped = { readonly body: unknown; readonly etag?: string | undefined };

const ENVELOPES: {
  readonly [Kind in Answer['kind']]: (
    result: Answered & ResultOf<Kind>,
    envelope: Envelope,
    hide: (record: WireRecord) => WireRecord,
  ) => Enveloped;
} = {
  list: ({ rows, total }, { row, list }, hide) => {
    const { under = 'data', wrap } = row.answer.kind === 'list' ? row.answer : {};
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
  one: ({ record, version }, _envelope, hide) => ({ body: hide(record), etag: `"${version}"` }),
  session: (record) => ({ body: record }),
  section: (fields, { section = '' }) => ({ body: { [section]: fields }, etag: tagOf(fields) }),
  nothing: () => ({ body: {} }),
};

/** A section is one object for the life of the process: its tag is computed once. */
const tagOf = (fields: readonly unknown[]): string => {
  const known = TAGS.get(fields);
  if (known !== undefined) return known;
  const tag = `"${createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 22)}"`;
  TAGS.set(fields, tag);
  return tag;
};
const TAGS = new WeakMap<readonly unknown[], string>();

type ResultOf<Kind extends Answer['kind']> = {
  list: Page;
  one: Saved;
  session: WireRecord;
  section: readonly unknown[];
  nothing: undefined;
}[Kind];

/** Records that travel inside others, by the key they stand under; what is hidden of one is hidden there too. */
const EMBEDDED: Readonly<Record<string, string>> = {
  point: 'points',
  menu: 'menus',
  category: 'categories',
  foodCategories: 'categories',
  drinkCategories: 'categories',
  foods: 'foods',
};

const without = (
  record: WireRecord,
  resource: string,
  hiddenOf: (resource: string) => ReadonlySet<string>,
): WireRecord => {
  const hidden = hiddenOf(resource);
  const inside = (key: string, value: unknown): unknown => {
    const other = Object.hasOwn(EMBEDDED, key) ? EMBEDDED[key] : undefined;
    const hide = (one: unknown): unknown =>
      other !== undefined && isRecord(one) ? without(one, other, hiddenOf) : one;
    return Array.isArray(value) ? value.map(hide) : hide(value);
  };
  const kept: Record<string, unknown> = {};
  for (const key of Object.keys(record)) if (!hidden.has(key)) kept[key] = inside(key, record[key]);
  return kept;
};

/** Keys that only fields without `view` read. */
const hiddenKeys = (names: readonly string[], sections: Sections): ReadonlySet<string> => {
  const parts = names.map((name) => keysOf(sections.fields(name)));
  const hidden = parts.flatMap((part) => part.hidden);
  if (hidden.length === 0) return NOTHING;
  const shown = new Set(parts.flatMap((part) => part.shown));
  return new Set(hidden.filter((key) => !shown.has(key)));
};
const NOTHING: ReadonlySet<string> = new Set();

interface SectionKeys {
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
}

/** The keys of a section, by whether they may be seen. Its fields are one object for as long as it stays as it is. */
const keysOf = (fields: readonly FieldConfig[]): SectionKeys => {
  const known = KEYS.get(fields);
  if (known) return known;
  const shown = fields.filter(canView).flatMap((field) => kindOf(field).wireKeys(field));
  const hidden = fields.filter((field) => !canView(field));
  const keys = { shown, hidden: hidden.flatMap((field) => withAliases(kindOf(field).wireKeys(field))) };
  KEYS.set(fields, keys);
  return keys;
};
const KEYS = new WeakMap<readonly FieldConfig[], SectionKeys>();

/** Where a record carries a field in further shapes than it is written in (1§3). */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  city_id: ['city', 'city_name'],
  base_category_id: ['base_category'],
  close_point: ['close_begin', 'close_end', 'close_reason', 'show_after_time'],
  hide: [
    'close_begin_date',
    'close_begin_time',
    'close_end_date',
    'close_end_time',
    'close_reason',
    'show_after_time',
  ],
};

const withAliases = (keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => [key, ...(ALIASES[key] ?? [])]);
