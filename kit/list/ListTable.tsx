import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { memo, type ReactNode, type RefCallback, useCallback, useState } from 'react';
import { type RaRecord, RecordContextProvider, useListContext, useListSortContext } from 'react-admin';
import { flushSync } from 'react-dom';
import { text } from '../../i18n/text';
import { Tick } from '../../ui/Tick';
import type { Column } from '../declaration/ResourceDeclaration';
import { listMetaOf } from '../listMode/listMetaOf';
import { useCapability } from '../parts/may';
import {
  type ListRowProps,
  QuickVerb,
  RowMenuButton,
  SelectAllTick,
  useLinkClicks,
  useRows,
} from './RowParts';

/** Below this many px a table has no room, and the rows become cards. */
const TABLE_FROM = 760;

/** What the window lets one expect until the place itself is there to be measured. */
const isSmallWindow = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(max-width: 899.95px)').matches;

/** Whether the place of the list is too narrow for a table: its own width counts, whatever stands beside it. */
export const useIsNarrow = (): readonly [RefCallback<HTMLElement>, boolean] => {
  const [isNarrow, setNarrow] = useState(isSmallWindow);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // Not before the browser has laid the page out by itself, and drawn anew before it is painted.
    const measure = (): void => {
      if (element.clientWidth > 0) flushSync(() => setNarrow(element.clientWidth < TABLE_FROM));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isNarrow];
};

/** The table's one styled element: cells are plain, so a row costs no more than its content. */
const TableFrame = ({ isDense, children }: { readonly isDense: boolean; readonly children: ReactNode }) => {
  const onClick = useLinkClicks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <table className="carte-table full collapse" data-dense={isDense || undefined} onClick={onClick}>
      {children}
    </table>
  );
};

/** How a column's cells stand, and how early they leave a narrow table. */
const classOf = ({ align, leaves }: Column): string | undefined =>
  [align, leaves].filter(Boolean).join(' ') || undefined;

/** The records as a table; a tick renders its own row and the header, nothing else. */
export const ListTable = ({ rows }: { readonly rows: readonly RaRecord[] }) => {
  const { mode, rowProps, all } = useRows(rows);
  const { columns, hasTicks, hasMenu } = mode;
  const { meta } = useListContext();
  // Rows that came whole are sorted here; else the backend must have announced that it can.
  const canSort = useCapability('sort') || listMetaOf(meta)?.isWhole === true;
  return (
    <TableFrame isDense={mode.resource.list?.isDense === true}>
      <thead>
        <tr>
          {hasTicks && (
            <th className="tick">
              <SelectAllTick {...all} />
            </th>
          )}
          {columns.map((column) => (
            <SortableHead key={column.key} column={column} canSort={canSort && hasKey(rows, column.sort)} />
          ))}
          {hasMenu && (
            <th className="menu">
              <span className="visually-hidden">{text('list.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rowProps.map(({ key, ...props }) => (
          <TableRow key={key} {...props} />
        ))}
      </tbody>
    </TableFrame>
  );
};

/** What a role does not see no record of theirs has: an order by it is refused, so none is offered. */
const hasKey = (rows: readonly RaRecord[], key: string | undefined): boolean =>
  key !== undefined && (rows.length === 0 || rows.some((row) => Object.hasOwn(row, key)));

interface SortableHeadProps {
  readonly column: Column;
  /** Whether this list can be sorted at all. */
  readonly canSort: boolean;
}

/** A column's header; where the list can be sorted and the column declares it, a click sorts. */
const SortableHead = ({ column, canSort }: SortableHeadProps) => {
  const { sort, setSort } = useListSortContext();
  const isSorted = canSort && column.sort !== undefined && sort.field === column.sort;
  const order = isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <th
      scope="col"
      className={classOf(column)}
      style={column.width === undefined ? undefined : { width: column.width }}
      {...(isSorted && { 'aria-sort': sort.order === 'ASC' ? 'ascending' : 'descending' })}
    >
      {canSort && column.sort !== undefined ? (
        <button
          className="carte-sort inline gap-4 round hover-ink"
          type="button"
          data-order={isSorted ? sort.order : undefined}
          onClick={() => column.sort !== undefined && setSort({ field: column.sort, order })}
        >
          {column.label}
          <ArrowUpward fontSize="inherit" aria-hidden />
        </button>
      ) : (
        column.label
      )}
    </th>
  );
};

/** One record. Its title is a plain link: the frame turns clicks into navigation, so rows follow no location. */
const TableRow = memo(({ record, mode, isSelected, addressOf, onToggle }: ListRowProps) => {
  const { resource, columns, hasTicks, hasMenu } = mode;
  const name = resource.represent(record);
  const address = addressOf(record);
  const [first, ...others] = columns;
  const notes = [first?.under?.(record), ...mode.notes(record)].filter(Boolean);
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
            {address === undefined ? (
              first.render(record)
            ) : (
              <a className="whole round" href={address}>
                {first.render(record)}
              </a>
            )}
            {notes.map((note, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines under a title keep their order
              <small key={index} className="note block">
                {note}
              </small>
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
