import type { TSchema } from 'typebox';
import type { WireRecord } from '../contract/fields/FieldTypeRules';
import type { EndpointKey, Row, Rows, Wire } from '../contract/rows';
import type { FilterValue } from '../contract/rows/parts';
import type { CategoryKind } from '../contract/vocabulary';
import type { Session } from './auth/sessions';
import type { Deps } from './Deps';
import type { Reach } from './engine/reach';
import type { Upload } from './files/FileStore';
import type { Grant } from './team/grants';

type EndpointRow<K extends EndpointKey> = Rows[K];

/**
 * A call after `bind` has let it through: signed in as the row demands, every part parsed, permissions and rules validated.
 * What a row does not carry is typed `never`, so a handler cannot ask for it.
 */
export interface Call<K extends EndpointKey> {
  readonly key: K;
  /** The `{name}` parts of the endpoint's path. */
  readonly path: { readonly [Name in PathName<EndpointRow<K>['path']>]: PathValue<Name> };
  /** The confirmed user behind the call. */
  readonly userId: EndpointRow<K> extends { access: 'user' } ? number : never;
  /** What the call may touch, and where a venue it opens belongs; see `Reach`. */
  readonly reach: EndpointRow<K> extends { access: 'user' } ? Reach : never;
  readonly home: EndpointRow<K> extends { access: 'user' } ? number | undefined : never;
  /** What the same person may touch by another call. @throws ApiError 403 */
  readonly reachFor: (key: string) => Reach;
  /** The memberships by which they may make another call. @throws ApiError 403 */
  readonly grantsFor: (key: string) => readonly Grant[];
  /** The session behind the token; anonymous calls may come without one. */
  readonly session: EndpointRow<K> extends { access: 'anonymous' } ? Session | undefined : Session;
  readonly list: EndpointRow<K> extends { paged: true } | { filters: readonly string[] }
    ? ListQuestion<K>
    : never;
  /** Further query parameters of the row, as they came: checked to be plain text only. */
  readonly query: EndpointRow<K> extends { query: readonly (infer Name extends string)[] }
    ? { readonly [N in Name]?: N extends 'type' ? CategoryKind : string }
    : never;
  /** Distinct, ascending, 1 to `limits.maxBulkIds` of them. */
  readonly ids: EndpointRow<K> extends { ids: 'kinds' }
    ? { readonly [Kind in CategoryKind]: readonly number[] }
    : EndpointRow<K> extends { idsOptional: true }
      ? readonly number[] | undefined
      : EndpointRow<K> extends { ids: string }
        ? readonly number[]
        : never;
  /** The body of a call that is no form, as its schema has let it through. */
  readonly body: EndpointRow<K> extends { body: infer Body extends TSchema } ? Wire<Body> : never;
  readonly form: EndpointRow<K> extends { sections: readonly string[] } ? FormBody : never;
  /** The parents that a form call names in its body. */
  readonly place: EndpointRow<K> extends { place: infer Place }
    ? { readonly [Name in keyof Place]: PlaceValue<Name> }
    : never;
  /** The version the client saw (`If-Match`); undefined = it does not care. */
  readonly ifMatch: number | undefined;
  /** The tag of the answer that the client holds (`If-None-Match`). */
  readonly ifNoneMatch: string | undefined;
  /** For limiters; never logged. */
  readonly ip: string;
  /** The mark of a browser that somebody has signed in from before (`Carte-Device`); never logged. */
  readonly device: string | undefined;
  /** What the browser says it is; never logged. */
  readonly userAgent: string | undefined;
}

/** What a row's handler answers; `bind` puts the envelope around it. */
export type Result<K extends EndpointKey> =
  EndpointRow<K> extends { values: infer Values extends TSchema }
    ? EndpointRow<K>['answer'] extends { tagged: true }
      ? Tagged<Wire<Values>>
      : Wire<Values>
    : ResultOf<EndpointRow<K>['answer']>;

type ResultOf<A extends Row['answer']> = Answered[A['kind']];

/** What a handler answers, by the kind of its row's answer. */
export interface Answered {
  readonly list: Page;
  readonly one: Saved;
  readonly session: WireRecord;
  readonly values: WireRecord | Tagged;
  readonly section: readonly unknown[];
  readonly file: FileAnswer;
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler with nothing to say returns nothing
  readonly nothing: void;
}

export type Handler<K extends EndpointKey> = (call: Call<K>, deps: Deps) => Promise<Result<K>>;

export type Handlers<K extends EndpointKey> = { readonly [Each in K]: Handler<Each> };

/** The keys of the calls of a group: `KeyIn<'views'>`. */
export type KeyIn<Group extends string> = Extract<EndpointKey, `${Group}.${string}`>;

/** One page of rows as they travel, and how many there are on all pages. */
export interface Page {
  readonly rows: readonly WireRecord[];
  readonly total: number;
}

/** A file as it travels. */
export interface FileAnswer {
  readonly bytes: Buffer;
  readonly mime: string;
  /** What it is saved as. */
  readonly name: string;
}

/** What an answer is, by its tag; who holds that tag already needs no values. */
export interface Tagged<Values = WireRecord> {
  readonly tag: string;
  readonly values?: Values;
}

/** A record as it travels, with the version that becomes its ETag. */
export interface Saved {
  readonly record: WireRecord;
  readonly version: number;
}

/** By the names a row lets in, so that rows which let in the same share a handler. */
export type ListQuestion<K extends EndpointKey> = QuestionOf<
  FilterName<EndpointRow<K>>,
  SortName<EndpointRow<K>>
>;

/** The same where nobody knows whose list it is. */
export type AnyListQuestion = QuestionOf<string, string>;

interface QuestionOf<Field extends string, Column extends string> {
  /** From 1. */
  readonly page: number;
  /** 1 to `limits.maxPageSize`. */
  readonly perPage: number;
  readonly filters: readonly Filter<Field>[];
  readonly sort: Sort<Column> | undefined;
}

export interface Filter<Name extends string = string> {
  readonly field: Name;
  readonly value: FilterValue;
}

export interface Sort<Name extends string = string> {
  readonly column: Name;
  readonly order: 'asc' | 'desc';
}

/** A form's payload after permissions and rules: only keys that were sent, visible and writable. */
export interface FormBody {
  readonly values: WireRecord;
  /** Per file field that was sent: the whole new list, in order. */
  readonly files: Readonly<Record<string, readonly FileEntry[]>>;
}
/** A file that the record has already, or one that came with this call and lies in the store. */
export type FileEntry = { readonly id: number } | Upload;

type FilterName<R> = R extends { filters: readonly (infer Name extends string)[] } ? Name : never;
type SortName<R> = R extends { sort: readonly (infer Name extends string)[] } ? Name : never;

type PathName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathName<Rest>
  : never;
type PathValue<Name extends string> = Name extends 'type'
  ? CategoryKind
  : Name extends 'section'
    ? string
    : number;
type PlaceValue<Name> = Name extends 'kind' | 'type' ? CategoryKind : number;
