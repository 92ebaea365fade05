import { memo } from 'react';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import { text } from '../../i18n/text';
import { Tick } from '../../ui/Tick';
import type { ListMode } from '../listMode/ListMode';
import { QuickVerb } from './QuickVerb';
import { RowMenuButton } from './RowMenuButton';
import { classOf } from './TableFrame';
import type { ToggleTick } from './useTicks';

interface TableRowProps {
  readonly record: RaRecord;
  readonly mode: ListMode;
  readonly isSelected: boolean;
  readonly addressOf: (record: RaRecord) => string | undefined;
  readonly onToggle: ToggleTick;
}

/** One record. Its title is a plain link: the frame turns clicks into navigation, so rows follow no location. */
export const TableRow = memo(({ record, mode, isSelected, addressOf, onToggle }: TableRowProps) => {
  const { resource, columns, hasTicks, hasMenu } = mode;
  const name = resource.represent(record);
  const address = addressOf(record);
  const [first, ...others] = columns;
  const notes = [first?.under?.(record), mode.note?.(record)].filter(Boolean);
  return (
    <RecordContextProvider value={record}>
      <tr className={isSelected ? 'selected' : undefined}>
        {hasTicks && (
          <td className="tick">
            {mode.canTick(record) && (
              <Tick
                checked={isSelected}
                aria-label={text('list.selectRow', { name })}
                onChange={(event) => onToggle(record.id, event)}
              />
            )}
          </td>
        )}
        {first && (
          <td className="title">
            {address === undefined ? first.render(record) : <a href={address}>{first.render(record)}</a>}
            {notes.map((note, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines under a title keep their order
              <div key={index} className="note">
                {note}
              </div>
            ))}
          </td>
        )}
        {others.map((column) => (
          <td key={column.key} className={classOf(column)}>
            {column.render(record)}
          </td>
        ))}
        {hasMenu && (
          <td className="menu">
            {mode.quickVerb && <QuickVerb verb={mode.quickVerb} record={record} name={name} />}
            <RowMenuButton record={record} name={name} />
          </td>
        )}
      </tr>
    </RecordContextProvider>
  );
});
TableRow.displayName = 'TableRow';
