import { type RaRecord, useListContext } from 'react-admin';
import { text } from '../../i18n/text';
import { useListMode } from '../listMode/ListMode';
import { CardRow } from './CardRow';
import { SelectAllTick } from './SelectAllTick';
import { useLinkClicks } from './useLinkClicks';
import { useRowAddress } from './useRowAddress';
import { useTicks } from './useTicks';
import './cards.css';

/** The same records on a phone: cards instead of a table. */
export const ListCards = ({ rows }: { readonly rows: readonly RaRecord[] }) => {
  const mode = useListMode();
  const { selectedIds, onSelect } = useListContext();
  const addressOf = useRowAddress();
  const onClick = useLinkClicks();
  const tickable = rows.filter(mode.canTick);
  const toggle = useTicks(tickable);
  const selected = new Set(selectedIds);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches the clicks of the links in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div className="carte-cards" onClick={onClick}>
      {mode.hasTicks && (
        <div className="all">
          <SelectAllTick
            rows={tickable}
            selected={selected}
            onSelect={onSelect}
            label={text('list.selectAll')}
          />
        </div>
      )}
      <ul>
        {rows.map((record) => (
          <CardRow
            key={record.id}
            record={record}
            mode={mode}
            isSelected={selected.has(record.id)}
            addressOf={addressOf}
            onToggle={toggle}
          />
        ))}
      </ul>
    </div>
  );
};
