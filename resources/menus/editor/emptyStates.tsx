import { useEffect, useRef } from 'react';
import { text } from '../../../i18n/text';
import { EmptyState } from '../../../kit/parts/EmptyState';
import { Button, ButtonLink } from '../../../ui/Button';
import { EmptyDrawing } from '../../../ui/drawings/EmptyDrawing';
import { SearchDrawing } from '../../../ui/drawings/SearchDrawing';

interface EmptyMenuProps {
  readonly onAdd: (() => void) | undefined;
  /** Where a table comes in, which brings its categories along; absent: it cannot. */
  readonly table: string | undefined;
  readonly onRows: (rows: string) => void;
}

/** A menu without categories, and the first step; rows that are pasted need none. */
export const EmptyMenu = ({ onAdd, table, onRows }: EmptyMenuProps) => {
  const latest = useRef(onRows);
  latest.current = onRows;
  useEffect(() => {
    if (table === undefined) return;
    const onPaste = ({ target, clipboardData }: ClipboardEvent): void => {
      const rows = clipboardData?.getData('text/plain') ?? '';
      if (rows.trim() !== '' && !(target instanceof HTMLInputElement)) latest.current(rows);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [table]);
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title={text('editor.empty')}
      message={text(table === undefined ? 'editor.emptyHint' : 'editor.emptyOrTable')}
      action={
        <>
          {onAdd && <Button onClick={onAdd}>{text('editor.addFirst')}</Button>}{' '}
          {table !== undefined && (
            <ButtonLink variant="outlined" to={table}>
              {text('editor.fromTable')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
};

interface NothingFoundProps {
  readonly query: string;
  readonly onClear: () => void;
}

export const NothingFound = ({ query, onClear }: NothingFoundProps) => (
  <EmptyState
    drawing={<SearchDrawing />}
    title={text('editor.nothingFound', { query })}
    action={
      <Button variant="outlined" onClick={onClear}>
        {text('list.clearSearch')}
      </Button>
    }
  />
);
