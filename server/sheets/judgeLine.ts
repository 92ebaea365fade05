import type { FieldConfig } from '../../contract/fieldConfig';
import { rulesOf, type WireRecord } from '../../contract/fields';
import { isSameCell, readCells, writeCells } from '../../contract/sheets/cells';
import { CATEGORY_COLUMN, type SheetColumn } from '../../contract/sheets/columns';
import { oddCell } from '../../contract/sheets/oddCell';
import type { Cell, SheetResult } from '../../contract/sheets/Sheet';
import type { IngredientsIn } from '../copies/ingredientsIn';
import { judgeNew, judgeRow } from '../engine/judgeRow';
import { menuAreaTexts } from '../texts/refusals';
import { sheetTexts } from '../texts/sheets';

/** By what the rows of a spreadsheet are judged: the form of a dish as the role has it. */
export interface Form {
  readonly sections: readonly (readonly FieldConfig[])[];
  readonly columns: readonly SheetColumn[];
  readonly timezone: string;
  readonly today: string;
  readonly hide: (record: WireRecord) => WireRecord;
  readonly inside: IngredientsIn;
}

type Cells = ReadonlyMap<string, Cell>;

/** The outcome of a row, and what is to be stored of it. */
export interface Line {
  readonly result: SheetResult;
  readonly values?: WireRecord;
}

/** A row that is a new record. Cells without anything in them are not spoken of. */
export const judgeNewLine = (cells: Cells, form: Form): Line => {
  const said = fieldsIn(cells, form).filter(({ given }) =>
    given.some((cell) => cell !== null && cell !== ''),
  );
  const { payload, errors: own } = payloadOf(said, form);
  const { values, errors } = own ? { values: undefined, errors: own } : judgeNew(payload, form);
  return values
    ? { result: { status: 'new' }, values }
    : { result: { status: 'refused', errors: byColumn(errors ?? {}, cells, form) } };
};

/** A row of a record: only the cells that say something else than the record are looked at. */
export const judgeKnownLine = (
  cells: Cells,
  record: WireRecord,
  { isMoving, ...form }: Form & { readonly isMoving: boolean },
): Line => {
  const said = fieldsIn(cells, form).filter(({ field, given }) => {
    const now = writeCells(field, record);
    return given.some((cell, part) => cell !== undefined && !isSameCell(cell, now[part] ?? null));
  });
  const { payload, errors: own } = payloadOf(said, form);
  if (own) return refused(own, cells, form);
  if (Object.keys(payload).length === 0) return { result: { status: isMoving ? 'changed' : 'unchanged' } };
  const { result, values } = judgeRow(record, { ...form, act: { kind: 'set', values: payload } });
  if (result.errors) return refused(result.errors, cells, form);
  if (!values) return { result: { status: isMoving ? 'changed' : 'unchanged' } };
  return { result: { status: 'changed', was: wasOf(said, record, { ...record, ...values }) }, values };
};

interface Said {
  readonly field: FieldConfig;
  /** What the row says of each part of it; undefined: nothing. */
  readonly given: readonly (Cell | undefined)[];
  readonly keys: readonly string[];
}

const fieldsIn = (cells: Cells, { columns }: Pick<Form, 'columns'>): readonly Said[] => {
  const fields = new Map<FieldConfig, SheetColumn[]>();
  for (const column of columns)
    if (column.field) fields.set(column.field, [...(fields.get(column.field) ?? []), column]);
  return [...fields].flatMap(([field, own]) => {
    const given = own.map(({ key }) => cells.get(key));
    return given.every((cell) => cell === undefined)
      ? []
      : [{ field, given, keys: own.map(({ key }) => key) }];
  });
};

type Errors = Readonly<Record<string, readonly string[]>>;

/** What a form would send; ingredients as the venue has them. What a spreadsheet program has made of a text is no value. */
const payloadOf = (
  said: readonly Said[],
  { inside }: Pick<Form, 'inside'>,
): { readonly payload: WireRecord; readonly errors?: Errors } => {
  const odd = said.flatMap(({ field, given }) =>
    given.flatMap((cell) => {
      const kind = typeof cell === 'string' ? oddCell(cell, field.type) : undefined;
      return kind ? [[field.name, [sheetTexts.odd[kind](String(cell))]] as const] : [];
    }),
  );
  if (odd.length > 0) return { payload: {}, errors: Object.fromEntries(odd) };
  const payload: WireRecord = Object.assign({}, ...said.map(({ field, given }) => readCells(field, given)));
  if (!Array.isArray(payload.ingredients)) return { payload };
  if (inside.losesWarning(payload.ingredients))
    return { payload, errors: { ingredients: [menuAreaTexts.allergenFixed] } };
  return { payload: { ...payload, ingredients: inside.here(payload.ingredients) } };
};

const refused = (errors: Errors, cells: Cells, form: Form): Line => ({
  result: { status: 'refused', errors: byColumn(errors, cells, form) },
});

/** Texts of fields as texts of cells; what stands in no cell of the row is said of the row, with the title of the field. */
const byColumn = (errors: Errors, cells: Cells, form: Form): Errors => {
  const found = new Map<string, string[]>();
  for (const [name, texts] of Object.entries(errors)) {
    const [field = ''] = name.split('.');
    const own = form.columns.filter((column) => column.field?.name === field || column.key === field);
    const here = own.filter(({ key }) => cells.has(key));
    const wrong =
      here.length > 1 ? here.filter((column) => isWrong(column, { ...form, own: here, cells })) : here;
    const keys = (wrong.length > 0 ? wrong : here.slice(0, 1)).map(({ key }) => key);
    const said = keys.length > 0 ? texts : texts.map((text) => `${own[0]?.title ?? name}: ${text}`);
    for (const key of keys.length > 0 ? keys : [''])
      found.set(key, [...new Set([...(found.get(key) ?? []), ...said])]);
  }
  return Object.fromEntries(found);
};

/** Of a field of several cells the one that breaks its rules by itself. */
const isWrong = (
  { field, key }: SheetColumn,
  {
    own,
    cells,
    today,
  }: Pick<Form, 'today'> & { readonly own: readonly SheetColumn[]; readonly cells: Cells },
): boolean => {
  if (!field) return false;
  const alone: (Cell | undefined)[] = [];
  for (const column of own) alone[column.part] = column.key === key ? cells.get(key) : undefined;
  const value = rulesOf(field).fromRecord(readCells(field, alone), field);
  return rulesOf(field).check(value, field, { mode: 'edit', today, values: {} }).length > 0;
};

const wasOf = (
  said: readonly Said[],
  before: WireRecord,
  after: WireRecord,
): Readonly<Record<string, Cell>> =>
  Object.fromEntries(
    said.flatMap(({ field, keys }) => {
      const [old, made] = [writeCells(field, before), writeCells(field, after)];
      return keys.flatMap((key, part) =>
        isSameCell(old[part] ?? null, made[part] ?? null) ? [] : [[key, old[part] ?? null] as const],
      );
    }),
  );

/** The text about the place of a row that moves. */
export const withPlace = (result: SheetResult, from: string | undefined): SheetResult =>
  from === undefined || result.status !== 'changed'
    ? result
    : { ...result, was: { ...result.was, [CATEGORY_COLUMN]: from } };
