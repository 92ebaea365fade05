import type { ReactElement } from 'react';
import { sheetWords as words } from '../../i18n/sheetWords';
import { shownText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import styles from './Sheets.module.css';
import { type Import, isLeft, isTaken } from './useImport';

interface SumProps {
  readonly at: Import;
  readonly onCancel: () => void;
}

/** What will be there after one press: the figures of the check, and the button, which alone writes. */
export const Sum = ({ at, onCancel }: SumProps): ReactElement => {
  const { rows, results, isChecked, failure } = at;
  const known = results.flatMap((result) => (result ? [result] : []));
  const taken = known.filter(({ status }) => isTaken(status));
  const countOf = (status: string): number => known.filter((result) => result.status === status).length;
  const asked = countOf('asked');
  const refused = known.filter(({ status }) => isLeft(status)).length - asked;
  const counts = {
    categories: new Set(taken.flatMap(({ makes }) => makes ?? [])).size,
    new: countOf('new'),
    changed: countOf('changed'),
    asked,
    refused,
  };
  const shown = (['categories', 'new', 'changed', 'asked', 'refused'] as const).filter(
    (key) => key === 'new' || counts[key] > 0,
  );
  const said = !isChecked
    ? shownText(words.checking, { done: known.length, all: rows.length })
    : taken.length > 0
      ? words.takenBack
      : asked > 0
        ? ''
        : refused === rows.length
          ? words.allRefused
          : words.nothingToDo;
  return (
    <div className={`${styles.card} ${styles.side}`}>
      <aside className={styles.sum} aria-labelledby="sheet-sum">
        <h2 id="sheet-sum">{words.sum}</h2>
        <dl>
          {shown.map((key) => (
            <div key={key} data-part={key}>
              <dt>{words.sums[key]}</dt>
              <dd>{counts[key]}</dd>
            </div>
          ))}
        </dl>
        {isChecked && refused > 0 && <p>{words.skipped}</p>}
        <p role="status">{failure === undefined && said}</p>
      </aside>
      <div className={styles.press}>
        {(!isChecked || taken.length > 0) && (
          <Button disabled={!isChecked} onClick={() => void at.begin()}>
            {confirmOf(counts)}
          </Button>
        )}
        <Button variant="text" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
};

interface Counts {
  readonly categories: number;
  readonly new: number;
  readonly changed: number;
}

/** What the press does, counted. */
const confirmOf = ({ categories, new: made, changed }: Counts): string => {
  const { confirm } = words;
  const foods = (count: number) => shownText(confirm.foods, { smart_count: count });
  const one = shownText(confirm.categories, { smart_count: categories });
  const what =
    categories > 0 ? (made > 0 ? shownText(confirm.and, { one, other: foods(made) }) : one) : foods(made);
  if (changed === 0) return shownText(confirm.create, { what });
  if (made === 0 && categories === 0) return shownText(confirm.change, { what: foods(changed) });
  return shownText(confirm.both, { what, count: changed });
};
