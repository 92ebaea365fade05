import { useId, useState } from 'react';
import {
  isUnusualPrice,
  type PriceChange,
  ROUNDINGS,
  type Rounding,
  roundedFar,
} from '../../../contract/changePrice';
import { priceText } from '../../../fieldRenderers/priceText';
import { Segments } from '../../../fieldRenderers/Segments';
import { bulkWords } from '../../../i18n/bulkWords';
import { shownText, text } from '../../../i18n/text';
import { BulkDialog } from '../../../kit/bulk/BulkDialog';
import styles from '../../../kit/change/change.module.css';
import type { BulkActProps } from '../../../kit/declaration/BulkAct';

const words = bulkWords.price;
const WAYS = ['percent', 'roubles', 'value'] as const;
type Way = (typeof WAYS)[number];

/** By how much the prices of many dishes change, and to what they are rounded (BK-02). */
export const PriceDialog = (props: BulkActProps) => {
  const amountId = useId();
  const [by, setBy] = useState<Way>('percent');
  const [isDown, setDown] = useState(false);
  const [typed, setTyped] = useState('');
  const [round, setRound] = useState<Rounding>('1');
  const amount = readAmount(typed);
  const isWrong = typed.trim() !== '' && amount === undefined;
  const sign = by !== 'value' && isDown ? -1 : 1;
  const price: PriceChange | undefined =
    amount === undefined
      ? undefined
      : // A price that is said as it is to be is rounded by nobody.
        { by, amount: sign * amount, ...(by !== 'value' && { round }) };
  const type = (said: string): void => {
    const [, ownSign = '', rest = ''] = /^\s*([+\-−–]?)(.*)$/.exec(said) ?? [];
    if (ownSign !== '') setDown(ownSign !== '+');
    setTyped(by === 'value' ? said : rest);
  };
  return (
    <BulkDialog
      {...props}
      title={words.title}
      act={price && { price }}
      show={({ price: held }) => priceOf(held)}
      difference={(before, after) => differenceOf(before, after, price)}
      same={words.same}
      submit={words.submit}
      done={words.done}
    >
      <div className={styles.group}>
        <span>{words.by}</span>
        <Segments
          label={words.by}
          value={by}
          onChange={setBy}
          options={WAYS.map((value) => ({ value, title: words.ways[value] }))}
        />
      </div>
      <div className={styles.group}>
        <label htmlFor={amountId}>{by === 'value' ? words.value : words.amount}</label>
        <div className={styles.amount}>
          {by !== 'value' && (
            <button
              type="button"
              aria-label={isDown ? words.down : words.up}
              aria-pressed={isDown}
              onClick={() => setDown(!isDown)}
            >
              {isDown ? '−' : '+'}
            </button>
          )}
          <input
            id={amountId}
            // biome-ignore lint/a11y/noAutofocus: it is the one thing the dialog asks
            autoFocus
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            aria-invalid={isWrong}
            title={isWrong ? words.wrong : undefined}
            onChange={(event) => type(event.target.value)}
          />
          <span aria-hidden>{by === 'percent' ? '%' : '₽'}</span>
        </div>
      </div>
      {by !== 'value' && (
        <div className={styles.group}>
          <span>{words.round}</span>
          <Segments
            label={words.round}
            value={round}
            onChange={setRound}
            options={ROUNDINGS.map((value) => ({ value, title: words.roundings[value] }))}
          />
        </div>
      )}
    </BulkDialog>
  );
};

/** `12,5` -> 12.5; undefined = no number. */
const readAmount = (typed: string): number | undefined => {
  const plain = typed.replace(/\s/g, '').replace(',', '.');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
};

const priceOf = (held: unknown): string => {
  if (typeof held !== 'string' && typeof held !== 'number') return '';
  const price = String(held);
  // No price is below zero, but what it would have been is told.
  return price.startsWith('-') ? `−${priceText(price.slice(1))}` : priceText(price);
};

const differenceOf = ({ price: before }: Held, { price: after }: Held, change: PriceChange | undefined) => {
  const gap = Math.round((Number(after) - Number(before)) * 100) / 100;
  const far = change && roundedFar(String(before), change);
  const odd = isUnusualPrice(after)
    ? text('price.unusual', { price: priceOf(after) })
    : far && shownText(words.rounded, { made: signed(far.made), asked: signed(far.asked) });
  return { words: gap < 0 ? priceOf(gap) : `+${priceOf(gap)}`, isLess: gap < 0, ...(odd && { odd }) };
};

const signed = (percent: number): string => (percent < 0 ? `−${-percent}` : `+${percent}`);

type Held = Readonly<Record<string, unknown>>;
