import { memo } from 'react';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import { text } from '../../i18n/text';
import { Tick } from '../../ui/Tick';
import {
  type ListRowProps,
  QuickVerb,
  RowMenuButton,
  SelectAllTick,
  useLinkClicks,
  useRows,
} from './RowParts';
import './list.css';

/** The same records on a phone: cards instead of a table. */
export const ListCards = ({ rows }: { readonly rows: readonly RaRecord[] }) => {
  const { mode, rowProps, all } = useRows(rows);
  const onClick = useLinkClicks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches the clicks of the links in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div className="carte-cards" onClick={onClick}>
      <ul>
        {rowProps.map(({ key, ...props }) => (
          <CardRow key={key} {...props} />
        ))}
      </ul>
      {mode.hasTicks && all.rows.length > 1 && (
        <div className="all muted text-small line-top">
          <SelectAllTick {...all} label={text('list.selectAll')} />
        </div>
      )}
    </div>
  );
};

const HEAD = 'head flex start gap-12';

/** One record as a card. */
const CardRow = memo(({ record, mode, isSelected, addressOf, onToggle }: ListRowProps) => {
  const { resource, card, hasTicks, hasMenu } = mode;
  const canTick = hasTicks && mode.canTick(record);
  const name = resource.represent(record);
  const address = addressOf(record);
  const facts = [...(card.facts?.(record) ?? []), ...mode.notes(record)].filter(Boolean);
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
        <div className={hasTicks ? HEAD : `${HEAD} alone`}>
          {card.picture?.(record)}
          <div className="body fill slim grid gap-4 anywhere hyphens">
            <div className="title">
              {address === undefined ? (
                card.title(record)
              ) : (
                <a className="whole" href={address}>
                  {card.title(record)}
                </a>
              )}
            </div>
            {facts.length > 0 && (
              <div className="facts grid gap-4">
                {facts.map((fact, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a card's facts keep their order
                  <small key={index} className="fact">
                    {fact}
                  </small>
                ))}
              </div>
            )}
            {(status || mode.quickVerb) && (
              <div className="status row wrap gap-8 gap-x-16 above-4 text-small">
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
