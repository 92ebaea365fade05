import { type ReactNode, useState } from 'react';
import type { FieldConfig } from '../../contract/fieldConfig';
import { copyWords as words } from '../../i18n/copyWords';
import { shownText } from '../../i18n/text';
import { Button, ButtonLink } from '../../ui/Button';
import { ChangeFoot } from '../change/ChangeFrame';
import styles from '../change/change.module.css';
import { type Answer, isTaken } from '../change/outcomes';
import { Headed, useUndo } from '../change/Receipt';
import { useResourceNamed } from '../declaration/ResourcesContext';
import { changeLines } from '../history/changeLines';
import { useFieldsOf } from '../history/useFieldsOf';
import type { Copying } from './Copying';
import type { CopyOutcome, useCopyChange } from './useCopyChange';

interface PlacesProps {
  readonly rows: readonly CopyOutcome[];
  readonly copying: Copying;
  /** It is done: what can be done about each. */
  readonly waysOf?: (row: CopyOutcome) => ReactNode;
}

/** What a copy makes in each parent. */
export const Places = ({ rows, copying, waysOf }: PlacesProps) => {
  const fields = useFieldsOf(useResourceNamed(copying.compared)) ?? [];
  return (
    <ul className={`grid line-top ${styles.places}`}>
      {rows.map((row) => (
        <PlaceOutcome key={row.id} result={row} {...{ copying, fields }} isDone={waysOf !== undefined}>
          {waysOf?.(row)}
        </PlaceOutcome>
      ))}
    </ul>
  );
};

interface CopyReceiptProps {
  readonly act: ReturnType<typeof useCopyChange>;
  readonly answer: Answer<CopyOutcome>;
  readonly copying: Copying;
  readonly onReady: () => void;
}

/** What has been made in each parent: one act in each, taken back alone. */
export const CopyReceipt = ({ act, answer: { results }, copying, onReady }: CopyReceiptProps) => (
  <>
    <div className={styles.body}>
      <Headed role="status" className="round pad-12-16 good good-soft unringed">
        <b>{shownText(words.done, { smart_count: results.filter(isTaken).length })}.</b> {words.doneNote}
      </Headed>
      <Places
        rows={results}
        copying={copying}
        waysOf={(row) => typeof row.change_id === 'number' && <Ways {...{ act, row, copying }} />}
      />
    </div>
    <ChangeFoot failure="">
      <Button onClick={onReady}>{words.ready}</Button>
    </ChangeFoot>
  </>
);

interface WaysProps {
  readonly act: CopyReceiptProps['act'];
  readonly row: CopyOutcome;
  readonly copying: Copying;
}

const Ways = ({ act, row, copying }: WaysProps) => {
  const [isUndone, setUndone] = useState(false);
  const undo = useUndo(async () => {
    await act.takeBack({ results: [row] });
    setUndone(true);
  });
  const { id, title: name } = row;
  if (isUndone)
    return (
      <p role="status" className="muted text-label" data-undone>
        {words.undone}
      </p>
    );
  return (
    <>
      <div className={styles.acts}>
        <ButtonLink
          variant="text"
          size="s"
          to={copying.among.home(String(id))}
          aria-label={shownText(words.openIn, { name })}
        >
          {words.open}
        </ButtonLink>
        <Button
          variant="text"
          size="s"
          aria-label={shownText(words.undoIn, { name })}
          loading={undo.isBusy && words.undoing}
          onClick={undo.run}
        >
          {words.undo}
        </Button>
      </div>
      {undo.failure !== '' && (
        <p role="alert" className="caution">
          {undo.failure}
        </p>
      )}
    </>
  );
};

interface PlaceOutcomeProps {
  readonly result: CopyOutcome;
  readonly copying: Copying;
  /** Of what is compared; none = not known yet. */
  readonly fields: readonly FieldConfig[];
  readonly isDone: boolean;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

const listFormat = new Intl.ListFormat('ru', { type: 'conjunction' });

/** What a copy makes in one parent: what is new, what takes something over, what stays out, and why. */
const PlaceOutcome = ({ result, copying, fields, isDone, children }: PlaceOutcomeProps) => {
  const { updated, skipped, refused, notes, status } = result;
  const made = copying
    .contents(result.made)
    .filter(({ count }) => count > 0)
    .map(({ count, say }) => say(count));
  const what = listFormat.format(made);
  const changed = result.same.filter(({ after }) => Object.keys(after).length > 0);
  return (
    <li className={styles.place} data-status={status}>
      <h3 className="text-control">{result.title || shownText(words.unnamed, { id: result.id })}</h3>
      {status === 'missing' && <p>{words.missing}</p>}
      {status === 'unchanged' && refused.length === 0 && (
        <p>{isDone ? words.nothingDone : words.nothingNew}</p>
      )}
      {made.length > 0 && <p>{shownText(isDone ? words.was : words.willBe, { what })}</p>}
      <Told
        count={updated}
        words={isDone ? words.updated : words.willUpdate}
        lines={changed.map(({ title, before, after }) => [
          title,
          changeLines({ kind: 'update', before, after }, fields).join('; '),
        ])}
      />
      {status === 'done' && skipped > 0 && (
        <p className="muted text-label">
          {shownText(isDone ? words.skippedDone : words.skipped, { smart_count: skipped })}
        </p>
      )}
      <Told
        count={refused.length}
        words={isDone ? words.refused : words.willRefuse}
        isWarning
        lines={refused.map(({ title, reason }) => [title, reason])}
      />
      {notes.map((note) => (
        <p key={note} className="caution">
          {note}
        </p>
      ))}
      {children}
    </li>
  );
};

interface ToldProps {
  readonly count: number;
  readonly words: string;
  /** A name, and what is to be said of it. */
  readonly lines: readonly (readonly [string, string])[];
  readonly isWarning?: boolean;
}

/** How many they are, and which, for who asks. */
const Told = ({ count, words: said, lines, isWarning = false }: ToldProps) => {
  if (count === 0) return null;
  return (
    <details className={isWarning ? 'caution' : undefined}>
      <summary>{shownText(said, { smart_count: count })}</summary>
      <ul className="ink text-label">
        {lines.map(([name, line], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and an answer does not change
          <li key={index}>
            <b>{name}</b> {line}
          </li>
        ))}
        {count > lines.length && <li>{shownText(words.andMore, { smart_count: count - lines.length })}</li>}
      </ul>
    </details>
  );
};
