import { memo } from 'react';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import { text } from '../../i18n/text';
import { Tick } from '../../ui/Tick';
import type { ListMode } from '../listMode/ListMode';
import { QuickVerb } from './QuickVerb';
import { RowMenuButton } from './RowMenuButton';
import type { ToggleTick } from './useTicks';

interface CardRowProps {
  readonly record: RaRecord;
  readonly mode: ListMode;
  readonly isSelected: boolean;
  readonly addressOf: (record: RaRecord) => string | undefined;
  readonly onToggle: ToggleTick;
}

/** One record as a card. */
export const CardRow = memo(({ record, mode, isSelected, addressOf, onToggle }: CardRowProps) => {
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
