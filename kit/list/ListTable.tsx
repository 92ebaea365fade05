import { type RaRecord, useListContext } from 'react-admin';
import { text } from '../../i18n/text';
import { useListMode } from '../listMode/ListMode';
import { listMetaOf } from '../listMode/listMetaOf';
import { useCapability } from '../parts/capabilities';
import { SelectAllTick } from './SelectAllTick';
import { SortableHead } from './SortableHead';
import { TableFrame } from './TableFrame';
import { TableRow } from './TableRow';
import { useRowAddress } from './useRowAddress';
import { useTicks } from './useTicks';

/** The records as a table; a tick renders its own row and the header, nothing else. */
export const ListTable = ({ rows }: { readonly rows: readonly RaRecord[] }) => {
  const mode = useListMode();
  const { columns, hasTicks, hasMenu } = mode;
  const { meta, selectedIds, onSelect } = useListContext();
  // Rows that came whole are sorted here; else the backend must have announced that it can.
  const canSort = useCapability('sort') || listMetaOf(meta)?.isWhole === true;
  const addressOf = useRowAddress();
  const tickable = rows.filter(mode.canTick);
  const toggle = useTicks(tickable);
  const selected = new Set(selectedIds);
  return (
    <TableFrame>
      <thead>
        <tr>
          {hasTicks && (
            <th className="tick">
              <SelectAllTick rows={tickable} selected={selected} onSelect={onSelect} />
            </th>
          )}
          {columns.map((column) => (
            <SortableHead key={column.key} column={column} canSort={canSort && hasKey(rows, column.sort)} />
          ))}
          {hasMenu && (
            <th className="menu">
              <span className="hidden">{text('list.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((record) => (
          <TableRow
            key={record.id}
            record={record}
            mode={mode}
            isSelected={selected.has(record.id)}
            addressOf={addressOf}
            onToggle={toggle}
          />
        ))}
      </tbody>
    </TableFrame>
  );
};

/** What a role does not see no record of theirs has: an order by it is refused, so none is offered. */
const hasKey = (rows: readonly RaRecord[], key: string | undefined): boolean =>
  key !== undefined && (rows.length === 0 || rows.some((row) => Object.hasOwn(row, key)));
