import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { WireRecord } from '../../contract/fields';
import type { Row } from '../../contract/rows';
import type { RawFilter } from '../../contract/sections/RawFilter';
import type { FieldDraft } from '../../contract/sections/rawFields';
import type { Sort } from '../Call';
import type { DbClock, Deps } from '../Deps';
import type { FormContext } from '../FormContext';
import type { FilesByField } from './files';
import type { ListFilter, ListSort } from './filters';
import type { Reach } from './reach';
import type { Levels } from './read';
import type { Reference } from './references';
import type { SectionFacts } from './SectionFacts';

/** A table whose rows are records with a bin; what `lifecycle()` and `extra()` give it, and a title. */
export type RecordTable = PgTable & {
  readonly [Column in keyof Always]: PgColumn;
} & { readonly $inferSelect: BaseRow };

export type BaseRow = Always & Readonly<Record<string, unknown>>;

interface Always {
  readonly id: number;
  readonly title: string;
  readonly extra: WireRecord;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
  readonly shownAt: Date | null;
}

export type Rows = Readonly<Record<string, Row>>;
export type Parts = Readonly<Record<string, SQL<unknown>>>;

/** A record as it was read: its row, its files, the zone of its venue, and the parts its declaration asks for. */
export type Found<T extends RecordTable, P extends Parts> = {
  readonly row: T['$inferSelect'];
  readonly files: FilesByField;
  readonly zone: string;
  readonly now: Date;
} & { readonly [Name in keyof P]: P[Name] extends SQL<infer Value> ? Value : never };

/** Who calls, what they may touch, and the ids and kinds that the call names beside the record's own. */
export interface At {
  readonly userId: number;
  readonly reach: Reach;
  /** The business that a new venue belongs to; undefined = they may open none. */
  readonly home: number | undefined;
  readonly named: Readonly<Record<string, string | number | undefined>>;
}

/** What an act of a resource's own makes of a row: fields as its form sends them, or why nothing is done. */
export type Wish = { readonly set: WireRecord } | { readonly refuse: string };

/**
 * An act of a resource's own. It proposes what becomes of each row, in their order (`undefined` = the row stays as it is), and writes
 * nothing: the engine judges that by the form, writes it, notes it for the history and tells it row by row. A dry run asks it, too.
 */
export type Propose<Row = BaseRow> = (
  rows: readonly Row[],
  at: Omit<At, 'named'>,
  tools: Pick<Deps, 'db' | 'clock' | 'env'>,
) => Promise<readonly (Wish | undefined)[]>;

type Columns<T extends RecordTable> = Partial<T['$inferInsert']>;

/** What a save is about to write. */
export interface Change<T extends RecordTable> {
  /** What the form sent, by wire key. */
  readonly values: WireRecord;
  /** What it fills. */
  readonly columns: Columns<T>;
  /** The row as it stands; undefined while it does not exist. */
  readonly row: T['$inferSelect'] | undefined;
  /** The venue. */
  readonly rootId: number;
  /** Who saves, and what address and body name. */
  readonly at: At;
}

/** A record that was just written. */
export interface Written {
  readonly id: number;
  readonly rootId: number;
}

/** Where a resource hangs. */
export interface Under {
  readonly resource: Resource;
  /** The column that names the parent. */
  readonly by: PgColumn;
  /** The column that names the venue: whose a row is, is one comparison. Left out where the venue is the parent. */
  readonly root?: PgColumn;
}

/**
 * A resource of the server, as one declaration. The engine makes the eight verbs of it: reach, list, bin, record, writes,
 * versions, purge. Members are methods so that the engine may hold resources of every kind in one list.
 */
export interface Resource {
  readonly name: string;
  /** Its calls in the contract: path, filters, sections, ... */
  readonly rows: Rows;
  readonly table: RecordTable;
  /** The resource above; absent: it belongs to a business, which `owner` names. */
  readonly under?: Under | undefined;
  readonly owner?: PgColumn | undefined;
  /** The zone of a row, where the resource is a venue; what hangs below goes by it. */
  readonly zone?: SQL<string> | undefined;
  /** Ids and kinds in addresses and bodies, and the column that each must equal: the row's own, or one of a parent. */
  readonly named: Readonly<Record<string, PgColumn>>;
  /** The sections its calls name, with the rows of the database that they offer. */
  readonly sections: Readonly<Record<string, (facts: SectionFacts) => readonly FieldDraft[]>>;
  /** The sections of its filters. */
  readonly filterSections?:
    | Readonly<Record<string, (facts: SectionFacts) => readonly RawFilter[]>>
    | undefined;
  /** Keys of the form that are columns of the same name; they are kept and shown as they are. */
  readonly columns: readonly string[];
  /** Keys of the form that fill other columns. */
  readonly fills?: Readonly<Record<string, (value: unknown) => object>> | undefined;
  /** Keys of the form that are rows of other tables, written after the records themselves, those of many at once. */
  readonly keeps?: Readonly<Record<string, (kept: readonly Kept[], deps: DbClock) => Promise<void>>>;
  /** Keys of the form that name a record of another resource: it has to be there, and stands beside the id (`menu` for `menu_id`). */
  readonly references?: Readonly<Record<string, Reference>> | undefined;
  /** Fields of files that a record has even while they are empty. */
  readonly files: readonly string[];
  /** Those of them that are pictures for guests: they are drawn in the widths that pages ask for. */
  readonly pictures?: readonly string[] | undefined;
  /** How it gets its address, unique under its parent: made from the title until it was shown, written by hand, or either. */
  readonly address?: { readonly made?: true; readonly written?: true } | undefined;
  /** What lets guests see a row, its parents aside; `{}` = nothing hides it. Absent: it is not shown to guests. */
  readonly shownWhen?: object | undefined;
  readonly filters: Readonly<Record<string, ListFilter>>;
  readonly sort: Readonly<Record<string, ListSort>>;
  /** Where a row stands among those under its parent; the order of lists and bins where none is asked. */
  readonly position?: PgColumn | undefined;
  /** The order of the list where none is asked; first made first. */
  readonly order?: Sort | undefined;
  /** What is read beside the row, in the same statement. */
  readonly parts: Parts;
  /** Those of them that all under one parent have in common: a list asks for them once. */
  readonly shared?: readonly string[] | undefined;
  /** What only lists carry. */
  readonly listParts?: Parts | undefined;
  /** Why something below cannot be restored while this lies in the bin; its title follows. */
  readonly restoreFirst?: string | undefined;
  /** Keys of its records that speak of other fields: what of them is left where those are hidden. */
  readonly speaksOf?: Readonly<Record<string, SpeaksOf>> | undefined;
  /** Keys under which its records travel inside others: what is hidden of them is hidden there too. */
  readonly travelsAs?: readonly string[] | undefined;
  /** Calls of other names that answer its records. */
  readonly alsoOf?: readonly string[] | undefined;
  /** Acts of its own, by the verb of their call. */
  readonly verbs?: Readonly<Record<string, Propose>> | undefined;
  /** What travels besides columns and files. */
  wire(found: Found<RecordTable, Parts>): WireRecord;
  /** What whoever opens a record should look at, by field: its `hints`. */
  hints?(record: WireRecord): Readonly<Record<string, string>>;
  /** What decides about what guests see of a record; absent: nothing is said. */
  readonly levels?: Levels<Found<RecordTable, Parts>> | undefined;
  /** The last word before a save: what it forbids, and columns that the form alone does not decide. */
  settle?(change: Change<RecordTable>, deps: Pick<Deps, 'db' | 'clock' | 'env'>): Promise<object>;
  /** Status moves that the console makes by itself; see `FormContext`. */
  moves?(record: WireRecord | undefined): Pick<FormContext, 'moves' | 'completes'>;
}

/** What is left of a value. @param isHidden whether a field of the record is hidden, or of the records of another resource */
type SpeaksOf = (value: unknown, isHidden: (field: string, of?: string) => boolean) => unknown;

/** What records are to hold from now on; each record once. */
export interface Kept extends Written {
  readonly value: unknown;
}

type VerbIn<R extends Rows, Verb extends string> = Extract<keyof R, `${string}.${Verb}`>;
type Lists = 'list' | 'deleted';
/** What rows list under a key of theirs: names of filters, of columns to sort by, of sections. */
type NamesIn<Row, Key extends string> = Row extends {
  readonly [Each in Key]: readonly (infer Name extends string)[];
}
  ? Name
  : never;
type PathName<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathName<Rest> : never;
type NameIn<R extends Rows> = R[VerbIn<
  R,
  Lists | 'one' | 'create' | 'update' | `${string}Many`
>] extends infer Row
  ?
      | (Row extends { readonly path: infer Path } ? PathName<Path> : never)
      | (Row extends { readonly place: infer Place } ? keyof Place & string : never)
      | (Row extends { readonly query: readonly (infer Name extends string)[] } ? Name : never)
  : never;

/** The keys of calls whose verb the declaration says itself. */
export type ActKey<R extends Rows> = {
  [Key in keyof R & string]: R[Key] extends { readonly acts: string } ? Key : never;
}[keyof R & string];
type ActIn<R extends Rows> = ActKey<R> extends `${string}.${infer Verb}` ? Verb : never;

/** `menuId` -> `menu_id` */
type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? `_${Lowercase<First>}` : First}${Snake<Rest>}`
  : Name;

/** A declaration, as strict as its table and its calls: what they name and it leaves out does not compile. */
type Declaration<R extends Rows, T extends RecordTable, P extends Parts> = Omit<
  Resource,
  'columns' | 'shared' | 'wire' | 'levels' | 'settle' | 'fills' | 'sort' | 'shownWhen' | 'verbs'
> & {
  readonly rows: R;
  readonly table: T;
  readonly named: { readonly [Name in Exclude<NameIn<R>, 'id'>]: PgColumn };
  readonly sections: {
    readonly [Name in NamesIn<R[keyof R], 'sections'>]: (facts: SectionFacts) => readonly FieldDraft[];
  };
  readonly columns: readonly Snake<keyof T['$inferInsert'] & string>[];
  readonly fills?: Readonly<Record<string, (value: unknown) => Columns<T>>>;
  readonly filters: { readonly [Name in NamesIn<R[VerbIn<R, Lists>], 'filters'>]: ListFilter };
  readonly sort: {
    readonly [Name in Exclude<
      NamesIn<R[keyof R], 'sort'>,
      'createdAt' | 'updatedAt' | 'deletedAt'
    >]: ListSort;
  };
  readonly shownWhen?: Partial<T['$inferSelect']>;
  readonly parts: P;
  readonly shared?: readonly (keyof P & string)[];
  wire(found: Found<T, P>): WireRecord;
  readonly levels?: Levels<Found<T, P>>;
  settle?(change: Change<T>, deps: Pick<Deps, 'db' | 'clock' | 'env'>): Promise<Columns<T>>;
} & ([ActKey<R>] extends [never]
    ? { readonly verbs?: never }
    : { readonly verbs: { readonly [Verb in ActIn<R>]: Propose<T['$inferSelect']> } });

/** A resource whose rows are known column by column. */
export type ResourceIn<T extends RecordTable> = Resource & { readonly table: T };

/** A resource whose calls are known by name. */
export type ResourceOf<R extends Rows, T extends RecordTable = RecordTable> = ResourceIn<T> & {
  readonly rows: R;
};

/** Declares the server half of a resource: of its table, what it stands under, its forms, filters and bin the calls follow. */
export const serverResource = <const R extends Rows, T extends RecordTable, P extends Parts>(
  declared: Declaration<R, T, P>,
): ResourceOf<R, T> => declared as ResourceOf<R, T>;
