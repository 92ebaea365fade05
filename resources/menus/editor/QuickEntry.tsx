import AddOutlined from '@mui/icons-material/AddOutlined';
import Close from '@mui/icons-material/Close';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { text } from '../../../i18n/text';
import { fieldsOf } from '../../../kit/rows/BoardColumn';
import type { BoardFields } from '../../../kit/rows/useBoardFields';
import { IconButton } from '../../../ui/IconButton';
import type { Section } from './board';
import { columns } from './columns';
import type { Entries, Entry, PendingEntry } from './createEntries';
import styles from './editor.module.css';
import { entryValues } from './useEntries';

interface QuickEntryProps {
  readonly section: Section;
  readonly entries: Entries;
  readonly fields: BoardFields;
  /** Several lines were pasted. */
  readonly onRows: (rows: string, section: Section) => void;
}

const KEYS = ['title', 'portion', 'price'] as const;

/** The line under a category: name, portion, price; Enter adds them and begins the next. */
export const QuickEntry = ({ section, entries, fields, onRows }: QuickEntryProps) => {
  const { line, entry, words, offered, type, add, fix } = useEntryLine({ section, entries, fields });
  const pending = useSyncExternalStore(entries.subscribe, () => entries.pending(section.key));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const rows = event.clipboardData.getData('text/plain');
    if (!/\t|\S\s*\n\s*\S/.test(rows)) return;
    event.preventDefault();
    onRows(rows, section);
  };
  return (
    <div ref={line} className="line-bottom surface">
      {pending.map((each) => (
        <PendingLine
          key={each.key}
          entry={each}
          onFix={() => fix(each)}
          onDrop={() => entries.drop(section.key, each.key)}
        />
      ))}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the inputs in it */}
      <div className={styles.line} onKeyDown={onKeyDown}>
        <button
          type="button"
          className={styles.plus}
          aria-label={text('editor.addTo', { name: section.title })}
          onClick={add}
        >
          <AddOutlined aria-hidden />
        </button>
        {KEYS.filter((key) => offered.some((column) => column.key === key)).map((key) => (
          <input
            key={key}
            type="text"
            data-entry={key}
            className="box slim full"
            value={entry[key]}
            placeholder={text(`editor.new.${key}`)}
            aria-label={text('editor.newIn', { what: text(`editor.${key}`), name: section.title })}
            inputMode={key === 'price' ? 'decimal' : undefined}
            enterKeyHint={key === 'price' ? 'done' : 'next'}
            autoComplete="off"
            onChange={(event) => type({ ...entry, [key]: event.target.value })}
            onPaste={key === 'title' ? onPaste : undefined}
          />
        ))}
        <kbd aria-hidden>Enter</kbd>
      </div>
      {words !== '' && (
        <p className={styles.wrong} role="alert">
          {words}
        </p>
      )}
    </div>
  );
};

/** What stands in the line, and what is wrong with it. */
const useEntryLine = ({ section, entries, fields }: Omit<QuickEntryProps, 'onRows'>) => {
  const line = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState(() => entries.draft(section.key));
  const [words, setWords] = useState('');
  const offered = columns.filter((column) => fields.canWrite(column, 'create'));
  const type = (next: Entry, said = ''): void => {
    setEntry(next);
    setWords(said);
    entries.type(section.key, next);
  };
  const focus = (key: string): void =>
    line.current?.querySelector<HTMLInputElement>(`[data-entry="${key}"]`)?.focus();

  const add = (): void => {
    const values = entryValues(entry, section, fields);
    const problemOf = (column: (typeof columns)[number]): string =>
      fields.problem(values, undefined, fieldsOf(column));
    const wrong = offered.find((column) => problemOf(column) !== '');
    if (wrong) {
      const isEmpty = entry[wrong.key].trim() === '';
      // What is simply not typed yet is where one goes on.
      setWords(isEmpty && entry.title.trim() !== '' ? '' : problemOf(wrong));
      focus(wrong.key);
      return;
    }
    const asked = offered.flatMap(({ key, ask }) => ask?.(entry[key]) || [])[0];
    if (asked !== undefined && asked !== words) {
      setWords(asked);
      return;
    }
    entries.add(section.key, entry);
    type({ title: '', portion: '', price: '' });
    focus('title');
  };
  const fix = ({ key, title, portion, price, words: said }: PendingEntry): void => {
    entries.swap(section.key, key, entry);
    type({ title, portion, price }, said);
    focus('title');
  };
  return { line, entry, words, offered, type, add, fix };
};

interface PendingLineProps {
  readonly entry: PendingEntry;
  readonly onFix: () => void;
  readonly onDrop: () => void;
}

const PendingLine = ({ entry, onFix, onDrop }: PendingLineProps) => (
  <div
    className={styles.pending}
    data-state={entry.state}
    role={entry.state === 'refused' ? 'alert' : 'status'}
  >
    <b className="ellipsis slim">{entry.title}</b>
    <span className="nowrap">{[entry.portion, entry.price].filter(Boolean).join(' · ')}</span>
    <i className="fill text-small">{entry.words ?? text(`editor.state.${entry.state}`)}</i>
    {entry.state === 'refused' && (
      <>
        <button type="button" onClick={onFix}>
          {text('editor.fix')}
        </button>
        <IconButton label={text('editor.dropOf', { name: entry.title })} onClick={onDrop}>
          <Close fontSize="small" />
        </IconButton>
      </>
    )}
  </div>
);
