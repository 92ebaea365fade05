import type { Identifier, RaRecord } from 'react-admin';

/** How many ticked rows the current page does not show: a filter hides them, or they stand on another page. */
export const hiddenSelection = (selectedIds: readonly Identifier[], rows: readonly RaRecord[]): number => {
  const shown = new Set(rows.map((record) => record.id));
  return selectedIds.filter((id) => !shown.has(id)).length;
};
