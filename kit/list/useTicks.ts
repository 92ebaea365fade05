import { type ChangeEvent, useRef } from 'react';
import { type Identifier, type RaRecord, useEvent, useListContext } from 'react-admin';

export type ToggleTick = (id: Identifier, event: ChangeEvent) => void;

/** Ticks or unticks a row; with Shift all rows between the one before and this. Always the same function. */
export const useTicks = (rows: readonly RaRecord[]): ToggleTick => {
  const { selectedIds, onSelect } = useListContext();
  const last = useRef<Identifier>(undefined);
  return useEvent((id: Identifier, { nativeEvent }: ChangeEvent) => {
    const ids = rows.map((row) => row.id);
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)].sort((one, other) => one - other);
    const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true && from !== -1;
    const meant = isRange ? ids.slice(from, Number(to) + 1) : [id];
    const others = selectedIds.filter((each) => !meant.includes(each));
    last.current = id;
    onSelect(selectedIds.includes(id) ? others : [...others, ...meant]);
  });
};
