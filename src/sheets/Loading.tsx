import Check from '@mui/icons-material/Check';
import { type ReactElement, useMemo, useState } from 'react';
import type { SheetCategory } from '../../contract/sheets/categories';
import { CATEGORY_COLUMN, ID_COLUMN, mappingOf, type SheetColumn } from '../../contract/sheets/columns';
import { sheetWords as words } from '../../i18n/sheetWords';
import { shownText } from '../../i18n/text';
import { isLeft, isTaken } from '../../kit/change/outcomes';
import { useMay } from '../../kit/parts/may';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { CategoriesCard } from './CategoriesCard';
import { Done } from './Done';
import type { Picked } from './FilePick';
import { Mapping } from './Mapping';
import { Outcome } from './Outcome';
import styles from './Sheets.module.css';
import { useCategories } from './useCategories';
import { canCheck, type Import, useImport } from './useImport';

interface LoadingProps {
  readonly menuId: string;
  readonly columns: readonly SheetColumn[];
  readonly menuAddress: string;
  readonly picked: Picked;
  /** The categories of the menu; undefined: they cannot be read. */
  readonly standing: readonly SheetCategory[] | undefined;
  readonly into: SheetCategory | undefined;
  readonly onOther: () => void;
  readonly onSheet: (name: string) => void;
  /** Why another sheet was not read. */
  readonly refusal: string;
}

/** A table on its way into a menu: its columns, the categories it misses, what becomes of each row, and what came of it. */
export const Loading = ({
  menuId,
  picked,
  columns,
  standing,
  into,
  menuAddress,
  refusal,
  ...on
}: LoadingProps): ReactElement => {
  const may = useMay();
  const { sheet } = picked;
  const [mapping, setMapping] = useState(() => mappingOf(sheet.titles, columns));
  const column = mapping.indexOf(CATEGORY_COLUMN);
  const hasIds = mapping.includes(ID_COLUMN);
  const names = useMemo(
    () => (column < 0 ? (hasIds ? [] : undefined) : sheet.rows.map((row) => String(row[column] ?? ''))),
    [sheet, column, hasIds],
  );
  const mayMake = standing !== undefined && may('categories', 'create');
  const categories = useCategories({ names, standing: standing ?? [], into, mayMake });
  const at = useImport({ menuId, name: picked.name, file: sheet, mapping, categories: categories.plan });
  const { phase } = at.act.progress;
  const isBefore = phase === 'rest';
  const isOver = !isBefore && !at.act.isBusy;
  const isKnown = canCheck(mapping);
  return (
    <div className={`column gap-24 container grid ${styles.stage}`}>
      <Steps now={isOver ? 'done' : isKnown ? 'check' : 'columns'} />
      {isOver && <Done picked={picked} mapping={mapping} at={at} menuAddress={menuAddress} />}
      <div className={styles.duo} data-alone={!isBefore || !isKnown || undefined}>
        <div className="column gap-16 grid">
          {isBefore && (
            <Mapping picked={picked} columns={columns} mapping={mapping} onMapping={setMapping} {...on} />
          )}
          {isBefore && isKnown && categories.isAsked && (
            <CategoriesCard
              at={categories}
              isEmpty={standing?.length === 0}
              column={sheet.titles[column]}
              count={sheet.rows.length}
            />
          )}
          {refusal !== '' && <Notice tone="error">{refusal}</Notice>}
          {isKnown ? (
            <Outcome picked={picked} columns={columns} mapping={mapping} at={at} />
          ) : (
            <Notice tone="warning">{words.needName}</Notice>
          )}
        </div>
        {isBefore && isKnown && <Sum at={at} onCancel={on.onOther} />}
      </div>
    </div>
  );
};

const STEPS = ['file', 'columns', 'check', 'done'] as const;

/** How far it has come. */
const Steps = ({ now }: { readonly now: (typeof STEPS)[number] }): ReactElement => {
  const at = STEPS.indexOf(now);
  return (
    <ol className={`flex wrap gap-8 gap-x-16 ${styles.steps}`} aria-label={words.steps}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className="row gap-12 muted"
          data-past={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className="centre circle surface bordered text-small strong" aria-hidden>
            {index < at ? <Check fontSize="inherit" /> : index + 1}
          </span>
          <b className="medium">{words.step[step]}</b>
        </li>
      ))}
    </ol>
  );
};

interface SumProps {
  readonly at: Import;
  readonly onCancel: () => void;
}

/** What will be there after one press: the figures of the check, and the button, which alone writes. */
const Sum = ({ at, onCancel }: SumProps): ReactElement => {
  const { rows, results, isChecked, failure } = at;
  const known = results.flatMap((result) => (result ? [result] : []));
  const taken = known.filter(isTaken);
  const countOf = (status: string): number => known.filter((result) => result.status === status).length;
  const asked = countOf('asked');
  const refused = known.filter(isLeft).length - asked;
  const counts = {
    categories: new Set(taken.flatMap(({ makes }) => makes ?? [])).size,
    new: countOf('new'),
    changed: countOf('changed'),
    asked,
    refused,
  };
  const shown = (['refused', 'asked', 'categories', 'new', 'changed'] as const).filter(
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
    <div className={`clip card ${styles.side}`}>
      <aside className={styles.sum} aria-labelledby="sheet-sum">
        <h2 className="text-group" id="sheet-sum">
          {words.sum}
        </h2>
        <dl>
          {shown.map((key) => (
            <div key={key} className="flex spread line-bottom pad-y-8" data-part={key}>
              <dt>{words.sums[key]}</dt>
              <dd className="bold figures">{counts[key]}</dd>
            </div>
          ))}
        </dl>
        {isChecked && refused > 0 && <p className="muted text-small">{words.skipped}</p>}
        <p className="muted text-small" role="status">
          {failure === undefined && said}
        </p>
      </aside>
      <div className={styles.press}>
        {(!isChecked || taken.length > 0) && (
          <Button disabled={!isChecked} onClick={at.begin}>
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
