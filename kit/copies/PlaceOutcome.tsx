import type { ReactNode } from 'react';
import type { CopyResult } from '../../contract/copies';
import type { FieldConfig } from '../../contract/fieldConfig';
import { copyWords as words } from '../../i18n/copyWords';
import { shownText } from '../../i18n/text';
import styles from '../bulk/bulk.module.css';
import { changeLines } from '../history/changeLines';
import type { Copying } from './Copying';

interface PlaceOutcomeProps {
  readonly result: CopyResult;
  readonly copying: Copying;
  /** Of what is compared; none = not known yet. */
  readonly fields: readonly FieldConfig[];
  readonly isDone: boolean;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

const listFormat = new Intl.ListFormat('ru', { type: 'conjunction' });

/** What a copy makes in one parent: what is new, what takes something over, what stays out, and why. */
export const PlaceOutcome = ({ result, copying, fields, isDone, children }: PlaceOutcomeProps) => {
  const { updated, skipped, refused, notes, status } = result;
  const made = copying
    .contents(result.made)
    .filter(({ count }) => count > 0)
    .map(({ count, say }) => say(count));
  const what = listFormat.format(made);
  const changed = result.same.filter(({ after }) => Object.keys(after).length > 0);
  return (
    <li className={styles.place} data-status={status}>
      <h3>{result.title || shownText(words.unnamed, { id: result.point_id })}</h3>
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
        <p key={note} className={styles.warning}>
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
    <details className={isWarning ? styles.warning : undefined}>
      <summary>{shownText(said, { smart_count: count })}</summary>
      <ul>
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
