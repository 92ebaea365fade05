import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactElement, type ReactNode, useMemo, useRef } from 'react';
import { isUnusualPrice } from '../../contract/changePrice';
import { CATEGORY_COLUMN, ID_COLUMN, type SheetColumn } from '../../contract/sheets/columns';
import { type Cell, SHEET_ANSWERS, type SheetAnswer, type SheetResult } from '../../contract/sheets/Sheet';
import { sheetWords as words } from '../../i18n/sheetWords';
import { shownText, text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import styles from './Sheets.module.css';
import type { Import } from './useImport';

interface OutcomeTableProps {
  /** Where the rows stand in the file. */
  readonly lines: readonly number[];
  /** The outcome of each row, or would. */
  readonly at: Import;
  /** Nothing is written yet: cells can be mended, questions answered. */
  readonly isOpen: boolean;
  readonly mapping: readonly (string | null)[];
  readonly columns: readonly SheetColumn[];
  /** The rows that are shown, by their places. */
  readonly shown: readonly number[];
  /** Of so many rows it is not known yet: their place is kept free. */
  readonly awaited: number;
  readonly labels: Readonly<Record<SheetResult['status'], string>>;
}

/** Columns of their own; the others are said together where something is to be said of them. */
const MAIN: readonly string[] = ['title', CATEGORY_COLUMN, 'price'];
const CELL = 'stack start slim anywhere';
/** px, until a row is measured. */
const ROW = 56;

/** The rows of the file with what becomes of them, the reason under the cell; of thousands only those in sight are in the page. */
export const OutcomeTable = ({
  lines,
  at: { rows, results, answer, mend },
  isOpen,
  mapping,
  columns,
  shown,
  awaited,
  labels,
}: OutcomeTableProps): ReactElement => {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: (at) => shown[at] ?? at,
    overscan: 12,
  });
  const named = useMemo(
    () =>
      columns.flatMap((column): NamedColumn[] => {
        const at = mapping.indexOf(column.key);
        return at < 0 || column.key === ID_COLUMN ? [] : [{ ...column, at }];
      }),
    [columns, mapping],
  );
  return (
    <div ref={scroller} className={styles.scroller}>
      <table className={styles.table} aria-rowcount={shown.length + 1}>
        <thead>
          <tr className={styles.headings} aria-rowindex={1}>
            <th>{words.line}</th>
            <th>{words.result}</th>
            {MAIN.map((key) => (
              <th key={key} data-column={key}>
                {columns.find((column) => column.key === key)?.title}
              </th>
            ))}
            <th>{words.more}</th>
          </tr>
        </thead>
        <tbody className="relative" style={{ height: virtualizer.getTotalSize() + awaited * ROW }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const place = shown[index] ?? 0;
            const result = results[place];
            return (
              <tr
                key={String(key)}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                <td className={`${CELL} muted figures ${styles.line}`}>{lines[place]}</td>
                <td className={CELL}>
                  <span className="pill tinted" data-status={result?.status}>
                    {result ? labels[result.status] : '…'}
                  </span>
                </td>
                <RowCells
                  row={rows[place] ?? []}
                  line={lines[place]}
                  result={result}
                  named={named}
                  onMend={isOpen ? (column, said) => mend(place, column, said) : undefined}
                  onAnswer={(said) => answer([place], said)}
                />
              </tr>
            );
          })}
        </tbody>
      </table>
      {shown.length === 0 && <p className="muted centred pad-24">{words.nothing}</p>}
    </div>
  );
};

/** A column that the file has, and where it stands there. */
type NamedColumn = SheetColumn & { readonly at: number };

interface RowCellsProps {
  readonly row: readonly Cell[];
  readonly line: number | undefined;
  readonly result: SheetResult | undefined;
  readonly named: readonly NamedColumn[];
  /** Absent: it is written, or about to be. */
  readonly onMend: ((column: number, said: Cell) => void) | undefined;
  readonly onAnswer: (said: SheetAnswer) => void;
}

const RowCells = ({ row, line, result, named, onMend, onAnswer }: RowCellsProps): ReactElement => {
  const cell = ({ key, title, at }: NamedColumn) => (
    <CellText
      // What was mended stands anew.
      key={String(row[at])}
      cell={row[at] ?? null}
      column={key}
      result={result}
      label={shownText(words.mend, { line, column: title })}
      onMend={onMend && ((said) => onMend(at, said))}
    />
  );
  return (
    <>
      {MAIN.map((key) => {
        const own = named.find((each) => each.key === key);
        const makes = key === CATEGORY_COLUMN ? result?.makes : undefined;
        return (
          <td key={key} className={CELL} data-column={key}>
            {own && makes === undefined && cell(own)}
            {makes !== undefined && (
              <small className="pill good good-soft" title={words.makes}>
                + {makes}
              </small>
            )}
            {key === 'title' && result && (
              <>
                <Reasons of={result.errors?.['']} />
                {result.note && onMend && <small>{words.note[result.note]}</small>}
                {result.status === 'asked' && <Asked was={result.was?.title} onAnswer={onAnswer} />}
              </>
            )}
          </td>
        );
      })}
      <td className={`${CELL} gap-2 text-small ${styles.others}`}>
        {named
          .filter(({ key }) => !MAIN.includes(key) && isSaid(result, key))
          .map((each) => (
            <span key={each.key}>
              <b className="muted medium">{each.title}:</b> {cell(each)}
            </span>
          ))}
      </td>
    </>
  );
};

const isSaid = (result: SheetResult | undefined, column: string): boolean =>
  (result?.was !== undefined && column in result.was) || result?.errors?.[column] !== undefined;

/** A cell as people write it; '' = it is empty. */
export const shownCell = (cell: Cell): string =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '');

interface CellTextProps {
  readonly cell: Cell;
  readonly column: string;
  readonly result: SheetResult | undefined;
  readonly label: string;
  readonly onMend: ((cell: Cell) => void) | undefined;
}

const CellText = ({ cell, column, result, label, onMend }: CellTextProps): ReactNode => {
  const { was, errors, status } = result ?? {};
  const wrong = errors?.[column];
  const isChanged = was !== undefined && column in was && status !== 'asked';
  const said = shownCell(cell);
  if (wrong)
    return (
      <>
        {onMend ? (
          <input
            className={styles.mend}
            defaultValue={said}
            placeholder={words.empty}
            aria-label={label}
            aria-invalid
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            onBlur={({ target: { value } }) => value.trim() !== said && onMend(value.trim() || null)}
          />
        ) : (
          <span className={styles.wrong}>{said || words.empty}</span>
        )}
        <Reasons of={wrong} />
      </>
    );
  return (
    <>
      <span data-changed={isChanged || status === 'new' || undefined}>{said || (isChanged ? '—' : '')}</span>
      {isChanged && (
        <small>{shownText(words.was, { value: shownCell(was[column] ?? null) || words.empty })}</small>
      )}
      {column === 'price' && (isChanged || status === 'new') && isUnusualPrice(cell) && (
        <small className="wrong medium">{text('price.unusual', { price: said })}</small>
      )}
    </>
  );
};

interface AskedProps {
  /** The name of the dish of its id; absent: this role does not see it. */
  readonly was: Cell | undefined;
  readonly onAnswer: (said: SheetAnswer) => void;
}

const Asked = ({ was, onAnswer }: AskedProps): ReactElement => (
  <div className={styles.asked}>
    {was !== undefined && <small className="full">{shownText(words.asked, { name: shownCell(was) })}</small>}
    {SHEET_ANSWERS.map((said) => (
      <Button key={said} variant="outlined" size="s" onClick={() => onAnswer(said)}>
        {words[said]}
      </Button>
    ))}
  </div>
);

const Reasons = ({ of: texts = [] }: { readonly of: readonly string[] | undefined }): ReactNode =>
  texts.map((reason) => (
    <small key={reason} className="wrong medium">
      {reason}
    </small>
  ));
