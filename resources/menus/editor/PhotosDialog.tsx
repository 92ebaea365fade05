import { useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { useDataProvider } from 'react-admin';
import type { FieldConfig } from '../../../contract/fieldConfig';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { photoWords as words } from '../../../i18n/photoWords';
import { shownText, text } from '../../../i18n/text';
import { ChangeFoot, ChangeFrame } from '../../../kit/change/ChangeFrame';
import { cellWords } from '../../../kit/rows/useCells';
import { createUploads } from '../../../kit/uploads/createUploads';
import { matchNames } from '../../../kit/uploads/matchNames';
import { Button } from '../../../ui/Button';
import type { Dish, MenuBoard } from './board';
import styles from './editor.module.css';
import { PhotoRow } from './PhotoRow';
import { createPhotoSender, type PhotosJob } from './sendPhotos';
import type { PhotosOf } from './usePhotos';

export interface PhotosDialogProps extends PhotosOf {
  readonly files: readonly File[];
  /** The row that they were dropped on: they go up at once. */
  readonly row: number | undefined;
  readonly field: FieldConfig;
  /** Called once the dialog is gone from the screen: unmount it then. */
  readonly onClosed: () => void;
}

/** More would be no list to look through. */
const MOST = 100;

/** Which photo goes to which dish, and how they go up: three at a time, each given up or tried again by itself. */
export const PhotosDialog = ({ files: all, row, board, onClosed, ...of }: PhotosDialogProps) => {
  const listId = useId();
  const files = useMemo(() => all.slice(0, MOST), [all]);
  const [named] = useState(() => labelled(board));
  const [picked, setPicked] = useState(() => firstPick(files, row, named));
  const dishes = picked.map((label) => named.get(label));
  const { jobs, uploads, sentBy, isBusy, done, start, again } = useSending(of, { files, dishes });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    if (row !== undefined && jobs.size === 0) start();
  }, []);
  const fresh = files.filter((_file, index) => sentBy[index] === undefined && dishes[index]).length;
  const sent = sentBy.filter((key) => key !== undefined).length;
  const isDone = sent > 0 && fresh === 0 && !isBusy;
  const said =
    sent > 0
      ? shownText(words.progress, { count: done, all: sent })
      : shownText(words.matched, { count: fresh, all: files.length });
  return (
    // What is on its way is stopped by its button, not by a press beside the dialog.
    <ChangeFrame title={words.title} isBusy={isBusy} onClosed={onClosed}>
      {(close) => (
        <>
          <div className={styles.content}>
            {row === undefined && <p className="muted below-12">{words.note}</p>}
            <datalist id={listId}>
              {[...named.keys()].map((label) => (
                <option key={label} value={label} />
              ))}
            </datalist>
            <ul className="line-top">
              {files.map((file, index) => (
                <PhotoRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: files share names, and their list does not change
                  key={index}
                  file={file}
                  listId={listId}
                  label={picked[index] ?? ''}
                  isKnown={dishes[index] !== undefined}
                  uploads={uploads}
                  sentBy={sentBy[index]}
                  onPick={(label) => setPicked(picked.map((each, at) => (at === index ? label : each)))}
                  onAgain={again}
                />
              ))}
            </ul>
            {all.length > MOST && (
              <p className="muted below-12">{shownText(words.most, { smart_count: MOST })}</p>
            )}
          </div>
          <ChangeFoot failure="" said={said}>
            {isDone ? (
              <Button onClick={close}>{words.ready}</Button>
            ) : (
              <>
                <Button variant="outlined" onClick={isBusy ? uploads.cancelAll : close}>
                  {isBusy ? words.cancelAll : sent > 0 ? words.ready : text('common.cancel')}
                </Button>
                {(fresh > 0 || isBusy) && (
                  <Button loading={isBusy && words.sending} onClick={start}>
                    {shownText(words.send, { smart_count: fresh })}
                  </Button>
                )}
              </>
            )}
          </ChangeFoot>
        </>
      )}
    </ChangeFrame>
  );
};

interface ToSend {
  readonly files: readonly File[];
  /** Which dish each goes to, as far as that is said. */
  readonly dishes: readonly (Dish | undefined)[];
}

/** Photos on their way: those of one dish go up together, it has one version. */
const useSending = (
  of: Omit<PhotosOf, 'board'> & { readonly field: FieldConfig },
  { files, dishes }: ToSend,
) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const [uploads] = useState(() =>
    createUploads<PhotosJob>({
      send: createPhotoSender({ ...of, dataProvider }),
      wordsOf: cellWords,
      // The small pictures are the board's own.
      onSettled: () => void of.at.readAgain(),
    }),
  );
  /** What was sent, and by which of them each photo went. */
  const [jobs] = useState(() => new Map<string, PhotosJob>());
  const [sentBy, setSentBy] = useState<readonly (string | undefined)[]>([]);
  const again = (key: string): void => {
    const job = jobs.get(key);
    if (job) uploads.start(key, job);
  };
  const start = (): void => {
    const round = jobs.size;
    const keys = dishes.map((dish, index) => sentBy[index] ?? (dish && `${round} ${dish.id}`));
    setSentBy(keys);
    for (const [index, key] of keys.entries()) {
      const dish = dishes[index];
      if (key === undefined || !dish || jobs.has(key)) continue;
      jobs.set(key, { dish, files: files.filter((_file, at) => keys[at] === key) });
      again(key);
    }
  };
  const isBusy = useSyncExternalStore(uploads.subscribe, uploads.isBusy);
  const done = useSyncExternalStore(
    uploads.subscribe,
    () => sentBy.filter((key) => key !== undefined && uploads.stateOf(key)?.kind === 'done').length,
  );
  return { jobs, uploads, sentBy, isBusy, done, start, again };
};

/** Dishes by what they are called here: a name that several have tells its category too. */
const labelled = ({ sections }: MenuBoard): ReadonlyMap<string, Dish> => {
  const counts = new Map<string, number>();
  for (const { title } of sections.flatMap(({ rows }) => rows))
    counts.set(title, (counts.get(title) ?? 0) + 1);
  return new Map(
    sections.flatMap(({ title: section, rows }) =>
      rows.map(
        (dish) => [counts.get(dish.title) === 1 ? dish.title : `${dish.title} · ${section}`, dish] as const,
      ),
    ),
  );
};

const firstPick = (
  files: readonly File[],
  row: number | undefined,
  named: ReadonlyMap<string, Dish>,
): readonly string[] => {
  const labels = new Map([...named].map(([label, { id }]) => [id, label]));
  if (row !== undefined) return files.map(() => labels.get(row) ?? '');
  const found = matchNames(
    files.map(({ name }) => name),
    [...named.values()],
  );
  return found.map((dish) => (dish ? (labels.get(dish.id) ?? '') : ''));
};
