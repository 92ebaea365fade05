import { type Identifier, type RaRecord, RecordContextProvider } from 'ra-core';
import { memo } from 'react';
import { text } from '../../../i18n/text';
import type { Resource } from '../defineResource';
import type { Column } from '../resourceDeclaration';
import { RowMenuButton } from './RowMenuButton';
import { Tick } from './Tick';

interface TableRowProps {
  readonly record: RaRecord;
  readonly resource: Resource;
  readonly columns: readonly Column[];
  readonly isSelected: boolean;
  readonly addressOf: (record: RaRecord) => string | undefined;
  readonly onToggle: (id: Identifier) => void;
}

/** One record. Its title is a plain link: the frame turns clicks into navigation, so rows follow no location. */
export const TableRow = memo(
  ({ record, resource, columns, isSelected, addressOf, onToggle }: TableRowProps) => {
    const name = resource.represent(record);
    const address = addressOf(record);
    const [first, ...others] = columns;
    return (
      <RecordContextProvider value={record}>
        <tr className={isSelected ? 'selected' : undefined}>
          <td className="tick">
            <Tick
              checked={isSelected}
              aria-label={text('list.selectRow', { name })}
              onChange={() => onToggle(record.id)}
            />
          </td>
          {first && (
            <td className="title">
              {address === undefined ? first.render(record) : <a href={address}>{first.render(record)}</a>}
            </td>
          )}
          {others.map((column) => (
            <td key={column.key} className={column.align}>
              {column.render(record)}
            </td>
          ))}
          <td className="menu">
            <RowMenuButton record={record} name={name} />
          </td>
        </tr>
      </RecordContextProvider>
    );
  },
);
TableRow.displayName = 'TableRow';
