import { type ReactElement, useState } from 'react';
import { TAKEN_PARTS, type TakenPart } from '../../contract/takeOver';
import { Segments } from '../../fieldRenderers/Segments';
import { compareWords as words } from '../../i18n/compareWords';
import { shownText } from '../../i18n/text';
import { PriceText } from '../../kit/cells/PriceText';
import { Thumbnail } from '../../kit/cells/Thumbnail';
import { type Answer, isLeft } from '../../kit/change/outcomes';
import { ReceiptDialog } from '../../kit/change/Receipt';
import { EmptyState } from '../../kit/parts/EmptyState';
import { ErrorState } from '../../kit/parts/ErrorState';
import type { Dish } from '../../resources/menus/editor/board';
import { Button } from '../../ui/Button';
import { EmptyDrawing } from '../../ui/drawings/EmptyDrawing';
import styles from './Compare.module.css';
import { CompareTable } from './CompareTable';
import { type Taken, ticksOf } from './ticksOf';
import { useComparison } from './useComparison';

interface ComparisonProps {
  readonly menuId: string;
  readonly fromId: string;
}

const VIEWS = ['differ', 'onlyThere', 'onlyHere', 'same'] as const;
type View = (typeof VIEWS)[number];

/** What differs between dishes of one name, and what of it is carried over; besides, what only one of the menus has. */
export const Comparison = ({ menuId, fromId }: ComparisonProps): ReactElement => {
  const { compared, rows, fields, act, error, retry } = useComparison(menuId, fromId);
  const [view, setView] = useState<View>('differ');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<Answer>();
  const ticks = ticksOf(rows ?? [], ticked);
  if (error) return <ErrorState error={error} fallback={words.failed} onRetry={retry} />;
  if (!compared || !rows)
    return (
      <p className={styles.none} role="status">
        {words.comparing}
      </p>
    );

  const differing = new Set(rows.map(({ here }) => here.id));
  const same = compared.pairs.filter(({ here }) => !differing.has(here.id));
  const counts: Readonly<Record<View, number>> = {
    differ: rows.length,
    onlyThere: compared.onlyThere.length,
    onlyHere: compared.onlyHere.length,
    same: same.length,
  };
  const carry = async (taken: readonly Taken[]): Promise<void> => {
    const answer = await act.run(
      taken.map(({ row: { here, there, version }, parts }) => ({
        id: here.id,
        from: there.id,
        take: parts,
        ...(version !== undefined && { version }),
      })),
    );
    if (!answer) return;
    setTicked(new Set());
    if (answer.results.some(isLeft)) setLeft(answer);
    else act.say(shownText(words.done, { what: saidOf(taken) }), answer);
  };
  return (
    <>
      <div className={styles.views}>
        <Segments
          label={words.views}
          value={view}
          options={VIEWS.map((value) => ({
            value,
            title: shownText(words[value], { smart_count: counts[value] }),
          }))}
          onChange={setView}
        />
      </div>
      {view === 'onlyThere' && <PlainList dishes={compared.onlyThere} note={words.onlyThereNote} />}
      {view === 'onlyHere' && <PlainList dishes={compared.onlyHere} />}
      {view === 'same' && <PlainList dishes={same.map(({ section, here }) => [section, here])} />}
      {view === 'differ' && rows.length > 0 && (
        <>
          <p className="muted text-label above-16 below-8">{words.hint}</p>
          <CompareTable rows={rows} fields={fields} ticks={ticks} onTick={setTicked} isBusy={act.isBusy} />
        </>
      )}
      {view === 'differ' && rows.length === 0 && <NoneDiffers hasPairs={compared.pairs.length > 0} />}
      {view === 'differ' && ticks.taken.length > 0 && (
        <Bar taken={ticks.taken} act={act} onCarry={() => void carry(ticks.taken)} />
      )}
      {left && (
        <ReceiptDialog
          title={words.title}
          note={shownText(words.dishes, { smart_count: left.results.length })}
          act={act}
          answer={left}
          onClosed={() => setLeft(undefined)}
        />
      )}
    </>
  );
};

const NoneDiffers = ({ hasPairs }: { readonly hasPairs: boolean }): ReactElement => (
  <EmptyState
    drawing={<EmptyDrawing />}
    title={hasPairs ? words.noDiffer : words.noPairs}
    message={hasPairs ? words.noDifferHint : words.noPairsHint}
  />
);

interface BarProps {
  readonly taken: readonly Taken[];
  readonly act: ReturnType<typeof useComparison>['act'];
  readonly onCarry: () => void;
}

/** What is chosen, and the press that carries it over. */
const Bar = ({ taken, act, onCarry }: BarProps): ReactElement => (
  <footer className={styles.bar}>
    <p role="status">
      {act.failure !== '' ? (
        <b className="wrong">{act.failure}</b>
      ) : (
        shownText(words.chosen, { what: saidOf(taken) })
      )}
    </p>
    <Button loading={act.isBusy && words.running} onClick={onCarry}>
      {words.run}
    </Button>
  </footer>
);

const COUNTED = {
  price: words.prices,
  images: words.photos,
  composition: words.compositions,
} as const satisfies Record<TakenPart, string>;

/** How many of each part, in words. */
const saidOf = (taken: readonly Taken[]): string =>
  TAKEN_PARTS.flatMap((part) => {
    const count = taken.filter(({ parts }) => parts.includes(part)).length;
    return count === 0 ? [] : [shownText(COUNTED[part], { smart_count: count })];
  }).join(', ');

interface PlainListProps {
  readonly dishes: readonly (readonly [section: string, dish: Dish])[];
  /** What can be done about them. */
  readonly note?: string;
}

/** Dishes of which nothing is carried over. */
const PlainList = ({ dishes, note }: PlainListProps): ReactElement => {
  if (dishes.length === 0)
    return (
      <p className={styles.none} role="status">
        {words.nothing}
      </p>
    );
  return (
    <>
      {note !== undefined && <p className={styles.none}>{note}</p>}
      <ul className={`lines ${styles.plain}`}>
        {dishes.map(([section, dish]) => (
          <li className="grid gap-12 anywhere" key={dish.id}>
            <Thumbnail picture={dish.image === undefined ? undefined : { url: dish.image }} />
            <span>
              {dish.title}
              <small className="block">{section}</small>
            </span>
            <PriceText value={dish.price} />
          </li>
        ))}
      </ul>
    </>
  );
};
