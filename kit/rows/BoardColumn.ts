import type { RaRecord } from 'react-admin';
import type { FormValues } from '../../contract/formValues';

/** A column of a board whose cells are edited in place, by the rules and rights of the fields they name. */
export interface BoardColumn<R extends RaRecord = RaRecord, Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  /** The field of the resource's form that a cell edits; several where one text says them together. */
  readonly edit: string | readonly string[];
  /** What stands in a cell to be edited; default: what the record holds in its one field. */
  text?(record: R): string;
  /** What a text means, by field; default: it is the value of its one field. */
  values?(typed: string, record: R | undefined): FormValues;
  /** What is asked once about a text that breaks no rule; '' or absent: nothing. */
  ask?(typed: string): string;
  /** A text as it is shown at rest; default: as it is. */
  show?(text: string): string;
}

export const fieldsOf = ({ edit }: Pick<BoardColumn, 'edit'>): readonly string[] =>
  typeof edit === 'string' ? [edit] : edit;

export const textOf = <R extends RaRecord>(column: BoardColumn<R>, record: R): string => {
  if (column.text) return column.text(record);
  const held: unknown = record[fieldsOf(column)[0] ?? ''];
  return typeof held === 'string' || typeof held === 'number' ? String(held) : '';
};

export const shownText = ({ show }: Pick<BoardColumn, 'show'>, held: string): string => show?.(held) ?? held;

export const valuesOf = <R extends RaRecord>(
  column: BoardColumn<R>,
  typed: string,
  record: R | undefined,
): FormValues => column.values?.(typed, record) ?? { [fieldsOf(column)[0] ?? '']: typed };
