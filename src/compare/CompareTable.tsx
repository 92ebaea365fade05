import { type ReactElement, type ReactNode, useState } from 'react';
import type { FieldConfig } from '../../contract/fieldConfig';
import { TAKEN_PARTS, type TakenPart } from '../../contract/takeOver';
import { priceText } from '../../fieldRenderers/priceText';
import { compareWords as words } from '../../i18n/compareWords';
import { shownText } from '../../i18n/text';
import { Thumbnail } from '../../kit/cells/Thumbnail';
import { Button } from '../../ui/Button';
import { Tick } from '../../ui/Tick';
import styles from './Compare.module.css';
import { type Difference, linesOf, type Row } from './differences';
import type { Ticks } from './ticksOf';

interface CompareTableProps {
  readonly rows: readonly Row[];
  readonly fields: readonly FieldConfig[];
  readonly ticks: Ticks;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
  readonly isBusy: boolean;
}

/** So many rows more with each press. */
const AT_ONCE = 100;

/** Dishes of one name side by side: what differs, each part to be ticked alone, or all of a part at its head. */
export const CompareTable = ({ rows, fields, ticks, onTick, isBusy }: CompareTableProps): ReactElement => {
  const [count, setCount] = useState(AT_ONCE);
  const parts = TAKEN_PARTS.filter((part) => rows.some((row) => row.parts[part]));
  const head = (part: TakenPart): ReactNode => {
    const open = ticks.of(part);
    const own = open.filter((row) => ticks.has(row, part));
    return (
      <th key={part} data-part={part}>
        <Tick
          checked={own.length > 0 && own.length === open.length}
          isMixed={own.length > 0 && own.length < open.length}
          disabled={isBusy || open.length === 0}
          aria-label={shownText(words.all, { part: words[part], count: open.length })}
          label={
            <>
              {words[part]} <i className="muted light">{open.length}</i>
            </>
          }
          onChange={() => onTick(ticks.put(open, part, own.length < open.length))}
        />
      </th>
    );
  };
  const cell = (row: Row, part: TakenPart): ReactNode => {
    const difference = row.parts[part];
    if (!difference) return <td key={part} data-part={part} data-none />;
    return (
      <td key={part} data-part={part} data-title={words[part]}>
        <Tick
          checked={ticks.has(row, part)}
          disabled={isBusy || difference.reason !== undefined}
          aria-label={shownText(words.take, { part: words[part], name: row.here.title })}
          label={<What row={row} part={part} difference={difference} fields={fields} />}
          onChange={(event) => onTick(ticks.put([row], part, event.target.checked))}
        />
        {difference.reason !== undefined && (
          <small className={`wrong ${styles.reason}`}>{difference.reason}</small>
        )}
      </td>
    );
  };
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{words.dish}</th>
            {parts.map(head)}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map((row) => (
            <tr key={row.here.id}>
              <th scope="row">
                {row.here.title}
                <small className="block">{row.section}</small>
              </th>
              {parts.map((part) => cell(row, part))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > count && (
        <Button variant="text" onClick={() => setCount(count + AT_ONCE)}>
          {shownText(words.more, { smart_count: Math.min(AT_ONCE, rows.length - count) })}
        </Button>
      )}
    </>
  );
};

interface WhatProps {
  readonly row: Row;
  readonly part: TakenPart;
  readonly difference: Difference;
  readonly fields: readonly FieldConfig[];
}

/** What stands here and what there. */
const What = ({ row, part, difference, fields }: WhatProps): ReactNode => {
  if (part === 'price')
    return (
      <Change
        before={priceText(textIn(difference.before.price)) || words.none}
        after={priceText(textIn(difference.after.price)) || words.none}
      />
    );
  if (part === 'images') {
    const hadOne = row.here.image !== undefined;
    return (
      <>
        <Change
          before={hadOne ? <Picture address={row.here.image} /> : words.noPhoto}
          after={<Picture address={row.there.image} />}
        />
        {hadOne && <small>{words.replaced}</small>}
      </>
    );
  }
  return linesOf(difference, fields).map((line) => <span key={line}>{line}</span>);
};

const Change = ({ before, after }: { readonly before: ReactNode; readonly after: ReactNode }) => (
  <span className={`nowrap ${styles.change}`}>
    <span className="muted">{before}</span>
    <span className="muted" aria-hidden>
      →
    </span>
    <b>{after}</b>
  </span>
);

const Picture = ({ address }: { readonly address: string | undefined }) => (
  <>
    <Thumbnail picture={address === undefined ? undefined : { url: address }} />
    <span className="visually-hidden">{words.photo}</span>
  </>
);

const textIn = (raw: unknown): string | number | undefined =>
  typeof raw === 'string' || typeof raw === 'number' ? raw : undefined;
