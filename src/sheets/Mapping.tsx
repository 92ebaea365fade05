import { type ReactElement, useState } from 'react';
import { ID_COLUMN, isOnlyShown, menuOfIdTitle, type SheetColumn } from '../../contract/sheets/columns';
import { sheetWords as words } from '../../i18n/sheetWords';
import { shownText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import type { Picked } from './FilePick';
import { shownCell } from './OutcomeTable';
import styles from './Sheets.module.css';

interface MappingProps {
  readonly picked: Picked;
  readonly columns: readonly SheetColumn[];
  readonly mapping: readonly (string | null)[];
  readonly onMapping: (mapping: readonly (string | null)[]) => void;
  readonly onOther: () => void;
  readonly onSheet: (name: string) => void;
}

/** The file, and what stands in each of its columns: known by its title, or told by hand. */
export const Mapping = ({ columns, mapping, onMapping, ...file }: MappingProps): ReactElement => {
  const { sheet } = file.picked;
  const filled = sheet.titles.flatMap((title, index) =>
    title !== '' || sheet.rows.some((row) => row[index] !== null && row[index] !== undefined) ? [index] : [],
  );
  const known = filled.filter((index) => mapping[index] !== null || isOnlyShown(sheet.titles[index])).length;
  // What nobody knew is in sight at first, and stays there when it is told.
  const [unknown] = useState(() => filled.filter((index) => mapping[index] === null));
  const [isWhole, setWhole] = useState(unknown.length === filled.length);
  const choose = (at: number, key: string): void =>
    onMapping(
      mapping.map((own, index) => {
        if (index === at) return key === '' ? null : key;
        // A column stands once.
        return own === key ? null : own;
      }),
    );
  return (
    <section className="clip card" aria-label={words.step.columns}>
      <FileHead {...file} known={known} all={filled.length} />
      <div className={styles.columns}>
        {(isWhole ? filled : unknown).map((index) => (
          <ColumnPick
            key={index}
            letter={letterOf(index)}
            title={sheet.titles[index] || words.noTitle}
            sample={shownCell(sheet.rows[0]?.[index] ?? null) || '—'}
            columns={columns}
            own={mapping[index] ?? null}
            onChoose={(key) => choose(index, key)}
          />
        ))}
        {!isWhole && (
          <div className={styles.column}>
            <Button variant="simple" size="s" onClick={() => setWhole(true)}>
              {shownText(words.allColumns, { count: filled.length })}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
};

interface FileHeadProps extends Pick<MappingProps, 'picked' | 'onOther' | 'onSheet'> {
  /** So many of all its columns are known. */
  readonly known: number;
  readonly all: number;
}

const FileHead = ({ picked, known, all, onOther, onSheet }: FileHeadProps): ReactElement => {
  const { name, size, sheet } = picked;
  return (
    <header className={`row wrap gap-12 ${styles.file}`}>
      <span className="square-44 text-over bold good good-soft centre rigid round" aria-hidden>
        {name.split('.').at(-1)?.slice(0, 4).toUpperCase()}
      </span>
      <div className={styles.grow}>
        <h2 className="anywhere text-group">{name}</h2>
        <p className="muted text-small">
          {sheet.name !== '' && `${shownText(words.sheet, { name: sheet.name })} `}
          {shownText(words.rows, { smart_count: sheet.rows.length })} · {sizeOf(size)}
        </p>
      </div>
      {sheet.sheets.length > 1 && (
        <div className={styles.pick}>
          <select
            value={sheet.name}
            aria-label={words.otherSheet}
            onChange={(event) => onSheet(event.target.value)}
          >
            {sheet.sheets.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </div>
      )}
      <span className="pill tinted" data-tone={known < all ? 'warning' : 'success'}>
        {shownText(words.known, { known, all })}
      </span>
      <Button variant="outlined" size="s" onClick={onOther}>
        {words.otherFile}
      </Button>
    </header>
  );
};

interface ColumnPickProps {
  readonly letter: string;
  readonly title: string;
  /** What stands in its first row. */
  readonly sample: string;
  readonly columns: readonly SheetColumn[];
  /** What it holds; null = it is left out. */
  readonly own: string | null;
  readonly onChoose: (key: string) => void;
}

const ColumnPick = ({ letter, title, sample, columns, own, onChoose }: ColumnPickProps): ReactElement => (
  <div className={styles.column} data-out={own === null || undefined}>
    <span className="ellipsis muted">
      <b className="ink">{letter}</b> · {title}
    </span>
    <div className={styles.pick}>
      <select
        className="full bordered round surface ink text-label medium"
        value={own ?? ''}
        aria-label={shownText(words.column, { letter, title })}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{words.leaveOut}</option>
        {columns.filter(fitting(title)).map((column) => (
          <option key={column.key} value={column.key}>
            {column.title}
          </option>
        ))}
      </select>
    </div>
    <span className="ellipsis muted">{sample}</span>
  </div>
);

/** Numbers of others, of lines, codes or articles, are no ids. */
const fitting =
  (title: string) =>
  ({ key }: SheetColumn): boolean =>
    key !== ID_COLUMN || menuOfIdTitle(title) !== undefined;

const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const sizes = new Intl.NumberFormat('ru-RU', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
const sizeOf = (bytes: number): string => sizes.format(Math.max(1, bytes / 1024));
