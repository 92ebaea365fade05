import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UndoOutlined from '@mui/icons-material/Undo';
import { type ReactElement, useEffect, useRef } from 'react';
import { CATEGORY_COLUMN, ID_COLUMN } from '../../contract/sheets/columns';
import type { Cell } from '../../contract/sheets/Sheet';
import { sheetWords as words } from '../../i18n/sheetWords';
import { shownText } from '../../i18n/text';
import { isLeft, isTaken } from '../../kit/change/outcomes';
import { useUndo } from '../../kit/change/Receipt';
import { Button, ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { saveFile } from '../saveFile';
import type { Picked } from './FilePick';
import styles from './Sheets.module.css';
import type { Import } from './useImport';

interface DoneProps {
  readonly picked: Picked;
  readonly mapping: readonly (string | null)[];
  readonly at: Import;
  readonly menuAddress: string;
}

const COUNTED = ['new', 'changed', 'unchanged', 'refused'] as const;

/** What has become of it: figures, the receipt, the way back and the way on. */
export const Done = ({ picked, mapping, at, menuAddress }: DoneProps): ReactElement => {
  const { results, act } = at;
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useUndo(() => act.takeBack());
  const { phase, done, all, left = 0 } = act.progress;
  const rows = results.flatMap((result) => (result?.id === undefined ? [] : [result]));
  const through = phase === 'done' ? rows.filter(isTaken).length : done;
  const titles = {
    done: shownText(words.loaded, { smart_count: through }),
    stopped: shownText(words.stopped, { done, all }),
    broken: shownText(words.broken, { done, all }),
    undone: left === 0 ? words.undone : shownText(words.undoneBut, { smart_count: left }),
  };
  const title = phase === 'rest' || phase === 'running' ? '' : titles[phase];
  // It stands above what was looked at: that it is done is seen, and read out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of its ends
  useEffect(() => heading.current?.focus(), [phase]);
  const failure = undo.failure || act.failure;
  const isCut = phase === 'stopped' || phase === 'broken';
  return (
    <section className="clip card" aria-label={words.step.done}>
      <div className={`row wrap gap-16 pad-24 ${styles.receipt}`} data-cut={isCut || undefined}>
        <CheckCircleOutlined className="circle good good-soft" aria-hidden />
        <div className={styles.grow}>
          <h2 ref={heading} className="text-group unringed" tabIndex={-1}>
            {title}
          </h2>
          {phase === 'done' && <p className="muted">{words.loadedNote}</p>}
          {failure !== '' && <Notice tone="error">{failure}</Notice>}
        </div>
        <div className={`flex wrap gap-12 ${styles.buttons}`}>
          {phase !== 'undone' && act.entries().length > 0 && (
            <Button
              variant="outlined"
              icon={<UndoOutlined fontSize="small" />}
              loading={undo.isBusy && words.undoing}
              onClick={undo.run}
            >
              {words.undo}
            </Button>
          )}
          <Button
            variant="outlined"
            icon={<DownloadOutlined fontSize="small" />}
            onClick={() => void saveReceipt(picked, mapping, at)}
          >
            {words.receipt}
          </Button>
          {isCut ? (
            <Button onClick={() => void act.goOn()}>{words.resume}</Button>
          ) : (
            <ButtonLink to={menuAddress}>{words.toMenu}</ButtonLink>
          )}
        </div>
      </div>
      {phase === 'done' && (
        <dl className={`lines-across ${styles.figures}`}>
          {COUNTED.map((status) => (
            <div key={status} data-status={status}>
              <dt className="text-small">{words.done[status]}</dt>
              <dd className="text-group bold figures">
                {
                  results.filter(
                    (result) => result && (status === 'refused' ? isLeft(result) : result.status === status),
                  ).length
                }
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};

/** A table of every row: what became of it, and why not. */
const saveReceipt = async (
  { sheet, name }: Picked,
  mapping: readonly (string | null)[],
  { rows: cells, results }: Import,
): Promise<void> => {
  const { csvOf } = await import('../../contract/sheets/csv');
  const cell = (index: number, key: string): Cell => {
    const at = mapping.indexOf(key);
    return at < 0 ? null : (cells[index]?.[at] ?? null);
  };
  const rows = results.map((result, index): readonly Cell[] => [
    sheet.lines[index] ?? null,
    result ? words.done[result.status] : null,
    result?.id ?? cell(index, ID_COLUMN),
    cell(index, CATEGORY_COLUMN),
    cell(index, 'title'),
    Object.values(result?.errors ?? {})
      .flat()
      .join(' '),
  ]);
  const text = csvOf({ titles: words.receiptTitles, rows });
  saveFile(new Blob([text], { type: 'text/csv' }), `${words.receiptFile} ${name.replace(/\.\w+$/, '')}.csv`);
};
