import type { ReactNode } from 'react';
import type { WireRecord } from '../../contract/fields';
import { bulkWords as words } from '../../i18n/bulkWords';
import { shownText, text } from '../../i18n/text';
import { Tick } from '../../ui/Tick';
import type { BulkTarget } from '../declaration/BulkAct';
import type { Tried } from './ChangeFlow';
import styles from './change.module.css';
import { problemOf, type RecordOutcome } from './outcomes';

export interface Difference {
  readonly words: string;
  readonly isLess: boolean;
  /** What somebody should look at before it is done. */
  readonly odd?: string;
}

/** Columns of a row that changes. */
export interface Columns {
  /** What a row holds. */
  readonly show: (state: WireRecord) => ReactNode;
  /** How far it is from before to after; without it there is no such column. */
  readonly difference?: (before: WireRecord, after: WireRecord) => Difference;
  /** Said of a row that stays what it is. */
  readonly same?: string;
}

interface OutcomeTableProps extends Columns, Tried<RecordOutcome> {
  readonly pictureOf: BulkTarget['pictureOf'];
  /** It is said what is to be done; before that only the rows are shown. */
  readonly isSaid: boolean;
}

/** So many rows are shown; the others are counted, and changed with them. */
const SHOWN = 200;

/** Before and after, row by row: each can be left out, and what breaks a rule stays out by itself. */
export const OutcomeTable = ({ rows, isOld, isSaid, pictureOf, ...own }: OutcomeTableProps) => {
  const { difference } = own;
  // What has a difference is a number; words may be long, and break.
  const isNumber = difference !== undefined || undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls, and may hold nothing to press, is reached by the keyboard
    <div className={styles.scroller} data-old={isOld || undefined} tabIndex={0}>
      <table className={`full figures collapse ${styles.table}`}>
        <thead>
          <tr>
            <th>
              <span className="visually-hidden">{words.take}</span>
            </th>
            {pictureOf && <td data-wide />}
            <th data-name>{words.row}</th>
            <th data-number={isNumber}>{words.before}</th>
            <th data-number={isNumber} data-after>
              {words.after}
            </th>
            {difference && (
              <th data-wide data-number>
                {words.difference}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {inSight(rows, difference).map((row) => (
            <OutcomeRow
              key={row.id}
              row={row}
              isSaid={isSaid}
              picture={pictureOf && (pictureOf(row.id) ?? null)}
              {...own}
            />
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN && (
        <p className="muted pad-16-24">{shownText(words.more, { smart_count: rows.length - SHOWN })}</p>
      )}
    </div>
  );
};

interface OutcomeRowProps extends Columns, Pick<OutcomeTableProps, 'dropped' | 'onToggle' | 'isSaid'> {
  readonly row: RecordOutcome;
  /** undefined = the table shows none. */
  readonly picture: ReactNode | undefined;
}

const OutcomeRow = ({
  row,
  dropped,
  onToggle,
  picture,
  isSaid,
  show,
  difference,
  same = words.same,
}: OutcomeRowProps) => {
  const isOut = dropped.has(row.id);
  const wrong = problemOf(row);
  const name = row.title ?? String(row.id);
  const gap = isOut ? undefined : gapOf(row, difference);
  const isNumber = difference !== undefined || undefined;
  return (
    <tr data-wrong={wrong !== '' || undefined} data-out={isOut || undefined}>
      <td>
        <Tick
          checked={wrong === '' && !isOut}
          disabled={wrong !== ''}
          aria-label={text('list.selectRow', { name })}
          onChange={() => onToggle(row.id)}
        />
      </td>
      {picture !== undefined && (
        <td data-wide data-picture>
          {picture}
        </td>
      )}
      <td data-name>
        {name}
        {wrong !== '' && <small className="block wrong medium">{wrong}</small>}
        {gap?.odd && (
          <small className="block wrong medium" data-odd>
            {gap.odd}
          </small>
        )}
      </td>
      <td data-number={isNumber}>{cell(show(row.before))}</td>
      <td data-number={isNumber} data-after>
        {isSaid &&
          (!difference && row.status === 'unchanged' ? (
            <span className="light muted">{same}</span>
          ) : (
            cell(show(row.after), isOut)
          ))}
      </td>
      {difference && (
        <td data-wide data-number>
          {isOut && <i className="muted text-small">{words.dropped}</i>}
          {isSaid && !isOut && row.status === 'unchanged' && <i className="muted text-small">{same}</i>}
          {gap && (
            <b className="text-small good" data-less={gap.isLess || undefined}>
              {gap.words}
            </b>
          )}
        </td>
      )}
    </tr>
  );
};

const cell = (shown: ReactNode, isOut = false): ReactNode => {
  if (shown === null || shown === undefined || shown === '') return words.nothing;
  return isOut ? <del>{shown}</del> : shown;
};

/** The text about a row that changes. */
const gapOf = (row: RecordOutcome, difference: Columns['difference']): Difference | undefined =>
  row.status === 'done' ? difference?.(row.before, row.after) : undefined;

export const isOdd = (row: RecordOutcome, difference: Columns['difference']): boolean =>
  gapOf(row, difference)?.odd !== undefined;

/** What is wrong or odd is always shown, of the others as many as there is room for. */
const inSight = (
  rows: readonly RecordOutcome[],
  difference: Columns['difference'],
): readonly RecordOutcome[] => {
  if (rows.length <= SHOWN) return rows;
  const isNoted = (row: RecordOutcome): boolean => problemOf(row) !== '' || isOdd(row, difference);
  const noted = rows.filter(isNoted).slice(0, SHOWN);
  const shown = new Set([...noted, ...rows.filter((row) => !isNoted(row)).slice(0, SHOWN - noted.length)]);
  return rows.filter((row) => shown.has(row));
};
