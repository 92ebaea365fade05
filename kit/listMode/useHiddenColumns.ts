import { useStore } from 'react-admin';
import type { Column } from '../declaration/ResourceDeclaration';
import { hiddenColumnsKey } from './listStoreKey';

/** The keys of the columns that somebody does without in the list of a resource, kept for them on this device. */
export const useHiddenColumns = (resource: string) =>
  useStore<readonly string[]>(hiddenColumnsKey(resource), NONE);

const NONE: readonly string[] = [];

/** What is left of the columns; the first one names the record, and stays. */
export const shownColumns = (columns: readonly Column[], hidden: readonly string[]): readonly Column[] =>
  columns.filter(({ key }, index) => index === 0 || !hidden.includes(key));
