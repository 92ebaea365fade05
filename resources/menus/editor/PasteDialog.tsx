import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useMemo, useState } from 'react';
import { limits } from '../../../contract/limits';
import { text } from '../../../i18n/text';
import { shownError } from '../../../kit/parts/shownError';
import { fieldsOf } from '../../../kit/rows/BoardColumn';
import type { BoardFields } from '../../../kit/rows/useBoardFields';
import { Button } from '../../../ui/Button';
import { Tick } from '../../../ui/Tick';
import type { Section } from './board';
import { columns } from './columns';
import type { Entry } from './createEntries';
import styles from './editor.module.css';
import { entryValues } from './useEntries';

interface PasteDialogProps {
  readonly section: Section;
  readonly rows: readonly Entry[];
  readonly fields: BoardFields;
  /** Adds them; answers which of them were refused, by their place, with the words. */
  readonly onAdd: (rows: readonly Entry[]) => Promise<ReadonlyMap<number, string>>;
  /** Called once the dialog is gone from the screen: unmount it then. */
  readonly onClosed: () => void;
}

/** So many lines are shown; the others are counted, and added with them. */
const SHOWN = 200;

interface Judged {
  readonly row: Entry;
  /** What the rules say against it, by the column; none = it can be added. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** What was pasted, as it would be added: lines that break a rule stay out, and say why. */
export const PasteDialog = ({ section, rows, fields, onAdd, onClosed }: PasteDialogProps) => {
  const [isOpen, setOpen] = useState(true);
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const titleId = useId();
  const [refused, setRefused] = useState<ReadonlyMap<Entry, string>>(new Map());
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const judged = useMemo(() => rows.map((row) => judge(row, section, fields)), [rows, section, fields]);
  const offered = columns.filter((column) => fields.canWrite(column, 'create'));
  const isFine = ({ row, wrong: why }: Judged): boolean => Object.keys(why).length === 0 && !refused.has(row);
  const taken = judged.filter((each, index) => isFine(each) && !dropped.has(index)).map(({ row }) => row);
  const wrong = judged.filter((each) => !isFine(each)).length;
  const shown = inSight(judged, isFine);
  const add = async (): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      const left = await onAdd(taken);
      const now = new Map(
        [...left].flatMap(([at, words]) => (taken[at] ? [[taken[at], words] as const] : [])),
      );
      setRefused(now);
      // What was added is not added again.
      setDropped(new Set(judged.flatMap(({ row }, index) => (now.has(row) ? [] : [index]))));
      if (now.size === 0) setOpen(false);
    } catch (error) {
      setFailure(shownError(error, 'errors.common'));
    }
    setBusy(false);
  };
  const toggle = (index: number): void => {
    const after = new Set(dropped);
    if (!after.delete(index)) after.add(index);
    setDropped(after);
  };
  return (
    <Dialog
      open={isOpen}
      maxWidth="md"
      fullWidth
      aria-labelledby={titleId}
      onClose={() => !isBusy && setOpen(false)}
      transitionDuration={{ exit: limits.modalCloseMs }}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={titleId}>{text('editor.pasteTitle', { name: section.title })}</DialogTitle>
      <DialogContent className={styles.dialogContent}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th className="anywhere line-bottom sticky canvas" aria-label={text('editor.take')} />
              {offered.map(({ key, label }) => (
                <th className="anywhere line-bottom sticky canvas" key={key} data-column={key}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ each, index }) => (
              <tr
                key={index}
                data-wrong={!isFine(each) || undefined}
                data-out={dropped.has(index) || undefined}
              >
                <td className="anywhere left line-bottom">
                  <Tick
                    checked={isFine(each) && !dropped.has(index)}
                    disabled={!isFine(each)}
                    aria-label={text('list.selectRow', { name: each.row.title })}
                    onChange={() => toggle(index)}
                  />
                </td>
                {offered.map(({ key }) => (
                  <td className="anywhere left line-bottom" key={key} data-column={key}>
                    {each.row[key as keyof Entry] || '—'}
                    {each.wrong[key] && <small>{each.wrong[key]}</small>}
                    {key === 'title' && refused.has(each.row) && <small>{refused.get(each.row)}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {judged.length > SHOWN && (
          <p className={styles.dialogMore}>
            {text('editor.andMore', { smart_count: judged.length - SHOWN })}
          </p>
        )}
      </DialogContent>
      <DialogActions className={styles.dialogActions}>
        <p role="status">
          {failure !== '' && <b>{failure}</b>}{' '}
          {text('editor.pasteCount', { count: taken.length, all: judged.length })}
          {wrong > 0 && ` ${text('editor.pasteWrong', { smart_count: wrong })}`}
        </p>
        <Button variant="outlined" onClick={() => setOpen(false)}>
          {text('common.cancel')}
        </Button>
        <Button
          disabled={taken.length === 0}
          loading={isBusy && text('editor.pasting')}
          onClick={() => void add()}
        >
          {text('editor.pasteAdd', { smart_count: taken.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

interface Line {
  readonly each: Judged;
  readonly index: number;
}

/** What is wrong is always shown, of the others as many as there is room for. */
const inSight = (judged: readonly Judged[], isFine: (each: Judged) => boolean): readonly Line[] => {
  const lines = judged.map((each, index) => ({ each, index }));
  if (lines.length <= SHOWN) return lines;
  const wrong = lines.filter(({ each }) => !isFine(each)).slice(0, SHOWN);
  const fine = lines.filter(({ each }) => isFine(each)).slice(0, SHOWN - wrong.length);
  return [...wrong, ...fine].sort((one, other) => one.index - other.index);
};

const judge = (row: Entry, section: Section, fields: BoardFields): Judged => {
  const values = entryValues(row, section, fields);
  const wrong = columns
    .filter((column) => fields.canWrite(column, 'create'))
    .map((column) => [column.key, fields.problem(values, undefined, fieldsOf(column))] as const)
    .filter(([, words]) => words !== '');
  return { row, wrong: Object.fromEntries(wrong) };
};
