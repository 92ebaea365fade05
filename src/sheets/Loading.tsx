import { type ReactElement, useMemo, useState } from 'react';
import type { SheetCategory } from '../../contract/sheets/categories';
import { CATEGORY_COLUMN, ID_COLUMN, mappingOf, type SheetColumn } from '../../contract/sheets/columns';
import { sheetWords as words } from '../../i18n/sheetWords';
import { useMay } from '../../kit/parts/may';
import { Notice } from '../../ui/Notice';
import { CategoriesCard } from './CategoriesCard';
import { Done } from './Done';
import type { Picked } from './FilePick';
import { Mapping } from './Mapping';
import { Outcome } from './Outcome';
import styles from './Sheets.module.css';
import { Steps } from './Steps';
import { Sum } from './Sum';
import { useCategories } from './useCategories';
import { canCheck, useImport } from './useImport';

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
  const { phase } = at.progress;
  const isBefore = phase === 'check';
  const isOver = phase !== 'check' && phase !== 'writing';
  const isKnown = canCheck(mapping);
  return (
    <div className={styles.stage}>
      <Steps now={isOver ? 'done' : isKnown ? 'check' : 'columns'} />
      {isOver && <Done picked={picked} mapping={mapping} at={at} menuAddress={menuAddress} />}
      <div className={styles.duo} data-alone={!isBefore || !isKnown || undefined}>
        <div className={styles.parts}>
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
