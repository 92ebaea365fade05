import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldConfig } from '../../contract/fieldConfig';
import { text } from '../../i18n/text';
import { type BoardColumn, textOf } from './BoardColumn';
import styles from './board.module.css';
import type { CellAt, CellState } from './createCells';
import { useBoardCells, useCellState, useIsOpen } from './useBoardEditing';

interface CellProps {
  readonly column: BoardColumn;
  readonly record: RaRecord;
  /** The name of the record. */
  readonly name: string;
  /** The field it edits, or the first of them; undefined = it is only read. */
  readonly field: FieldConfig | undefined;
  readonly className?: string | undefined;
}

/**
 * One cell: text at rest, an input while it is open. A press or Enter opens it, Enter and Tab save it and open the next one
 * of the column, Esc brings back what was there.
 */
export const Cell = memo(({ column, record, name, field, className = '' }: CellProps) => {
  const at: CellAt = { row: record.id, column: column.key };
  const isOpen = useIsOpen(at);
  const state = useCellState(at);
  const held = textOf(column, record);
  const isSaved = state?.kind === 'saved';
  const shown = state?.typed ?? held;
  const label = text('editor.cell', { column: column.label, name });
  if (!field) return <span className={`${styles.cell} ${className}`}>{column.show?.(shown) ?? shown}</span>;
  if (isOpen)
    return (
      <OpenCell
        at={at}
        label={label}
        typed={isSaved ? held : shown}
        held={held}
        field={field}
        isWrong={state?.kind === 'refused'}
        className={className}
      />
    );
  return (
    <ClosedCell
      at={at}
      label={label}
      shown={column.show?.(shown) ?? shown}
      state={state}
      className={className}
    />
  );
});
Cell.displayName = 'Cell';

interface ClosedProps {
  readonly at: CellAt;
  readonly label: string;
  readonly shown: React.ReactNode;
  readonly state: CellState | undefined;
  readonly className: string;
}

const ClosedCell = ({ at, label, shown, state, className }: ClosedProps) => {
  const { editing } = useBoardCells();
  return (
    <button
      type="button"
      data-cell={at.column}
      data-state={state?.kind}
      className={`${styles.cell} ${styles.closed} ${className}`}
      title={label}
      onClick={() => editing.open(at)}
    >
      <span className="visually-hidden">{`${label}: `}</span>
      <StateMark state={state} />
      <span className="ellipsis slim">{shown === '' ? '—' : shown}</span>
    </button>
  );
};

const StateMark = ({ state }: { readonly state: CellState | undefined }) => {
  if (!state) return null;
  const words = text(`editor.state.${state.kind}`);
  return (
    <span className={styles.mark} role={state.kind === 'refused' ? undefined : 'status'} title={words}>
      <span className="visually-hidden">{words}</span>
      {state.kind === 'saving' && <span className={styles.spinner} aria-hidden />}
      {state.kind === 'saved' && <CheckOutlined aria-hidden fontSize="inherit" />}
      {state.kind === 'waiting' && <CloudOffOutlined aria-hidden fontSize="inherit" />}
      {state.kind === 'refused' && <ErrorOutlined aria-hidden fontSize="inherit" />}
    </span>
  );
};

interface OpenProps {
  readonly at: CellAt;
  readonly label: string;
  readonly typed: string;
  /** What the record holds. */
  readonly held: string;
  readonly field: FieldConfig;
  readonly isWrong: boolean;
  readonly className: string;
}

const OpenCell = ({ at, label, typed, held, field, isWrong, className }: OpenProps) => {
  const { editing, commit, step } = useBoardCells();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  /** As it was when the cell was opened: others may save while it is. */
  const seen = useRef(held);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const finish = (): void => {
    if (isOver.current) return;
    isOver.current = true;
    commit(at, input.current?.value ?? typed, seen.current);
  };
  /** The focus goes back to where the cell is at rest. */
  const rest = (): void => {
    const row = input.current?.closest<HTMLElement>('[data-row]');
    editing.close(at);
    requestAnimationFrame(() => row?.querySelector<HTMLElement>(`[data-cell="${at.column}"]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      isOver.current = true;
      rest();
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    finish();
    const moved = step(at, event.shiftKey ? -1 : 1);
    // At the end of the board Tab leads on as everywhere, and Enter stays.
    if (moved || event.key === 'Enter') event.preventDefault();
    if (!moved && event.key === 'Enter') rest();
  };
  return (
    <input
      ref={input}
      type="text"
      defaultValue={typed}
      aria-label={label}
      aria-invalid={isWrong}
      inputMode={field.type === 'number' ? 'decimal' : undefined}
      enterKeyHint="next"
      autoComplete="off"
      className={`box ${styles.cell} ${className}`}
      onKeyDown={onKeyDown}
      onBlur={() => {
        finish();
        editing.close(at);
      }}
    />
  );
};
