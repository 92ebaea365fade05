import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import { text } from '../../i18n/text';
import { useListMode } from '../listMode/ListMode';
import {
  type ListRowProps,
  QuickVerb,
  RowMenuButton,
  SelectAllTick,
  useLinkClicks,
  useRowAddress,
  useTicks,
} from './RowParts';
import './list.css';
import { memo } from 'react';
import { Tick } from '../../ui/Tick';

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

/** One record as a card. */
const CardRow = memo(({ record, mode, isSelected, addressOf, onToggle }: ListRowProps) => {
  const { resource, card, hasTicks, hasMenu } = mode;
  const canTick = hasTicks && mode.canTick(record);
  const name = resource.represent(record);
  const address = addressOf(record);
  const facts = [...(card.facts?.(record) ?? []), mode.note?.(record)].filter(Boolean);
  const status = card.status?.(record);
  return (
    <RecordContextProvider value={record}>
      <li className={isSelected ? 'selected' : undefined}>
        {canTick && (
          <Tick
            checked={isSelected}
            aria-label={text('list.selectRow', { name })}
            onChange={(event) => onToggle(record.id, event)}
          />
        )}
        <div className={hasTicks ? 'head' : 'head alone'}>
          {card.picture?.(record)}
          <div className="body">
            <div className="title">
              {address === undefined ? card.title(record) : <a href={address}>{card.title(record)}</a>}
            </div>
            {facts.length > 0 && (
              <div className="facts">
                {facts.map((fact, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a card's facts keep their order
                  <div key={index} className="fact">
                    {fact}
                  </div>
                ))}
              </div>
            )}
            {(status || mode.quickVerb) && (
              <div className="status">
                {status}
                {mode.quickVerb && <QuickVerb verb={mode.quickVerb} record={record} name={name} />}
              </div>
            )}
          </div>
        </div>
        {hasMenu && <RowMenuButton record={record} name={name} />}
      </li>
    </RecordContextProvider>
  );
});
CardRow.displayName = 'CardRow';
