import type { Identifier, RaRecord } from 'react-admin';
import { text } from '../../i18n/text';
import { Tick } from '../../ui/Tick';

interface SelectAllProps {
  readonly rows: readonly RaRecord[];
  readonly selected: ReadonlySet<Identifier>;
  readonly onSelect: (ids: Identifier[]) => void;
  /** Words beside the tick; without them it is labelled for screen readers only. */
  readonly label?: string;
}

/** Ticks or unticks the rows of this page; ticks on other pages stay as they are. */
export const SelectAllTick = ({ rows, selected, onSelect, label }: SelectAllProps) => {
  const ids = rows.map((record) => record.id);
  const ticked = ids.filter((id) => selected.has(id)).length;
  const isAll = ids.length > 0 && ticked === ids.length;
  const change = (): void => {
    const elsewhere = [...selected].filter((id) => !ids.includes(id));
    onSelect(isAll ? elsewhere : [...elsewhere, ...ids]);
  };
  return (
    <Tick
      checked={isAll}
      isMixed={ticked > 0 && !isAll}
      disabled={ids.length === 0}
      {...(label ? { label } : { 'aria-label': text('list.selectAll') })}
      onChange={change}
    />
  );
};
