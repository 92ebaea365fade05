import { createContext, useContext } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import type { RowAction } from '../declaration/ResourceDeclaration';
import type { Verb } from '../declaration/verbs';

/** What rows and the bulk bar may ask for; never changes, so asking renders nothing. */
export interface ListActions {
  openMenu(record: RaRecord, anchor: HTMLElement): void;
  ask(verb: Verb, ids: readonly Identifier[]): void;
  /** Draws what a row's action does, as its menu would: for a badge or a switch in a cell. */
  runRow(action: RowAction, record: RaRecord): void;
}

export const ListActionsContext = createContext<ListActions | null>(null);

export const useListActions = (): ListActions => {
  const actions = useContext(ListActionsContext);
  if (!actions) throw new Error('A row or bar of the list was rendered outside <ListActionsHost>.');
  return actions;
};
