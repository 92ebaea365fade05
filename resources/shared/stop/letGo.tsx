import type { ReactNode } from 'react';
import { useCloseNotification } from 'react-admin';
import { isRecord } from '../../../contract/isRecord';
import type { Capability } from '../../../contract/vocabulary';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText } from '../../../i18n/text';
import { UndoButton } from '../../../kit/parts/UndoButton';
import { Button } from '../../../ui/Button';

/** What letting dishes go needs of where it is asked for. */
export interface StopTools {
  readonly call: CarteDataProvider['call'];
  readonly can: (capability: Capability) => boolean;
  /** Shows a question in the place of notices; it stays until it is answered. */
  readonly ask: (question: ReactNode) => void;
  readonly readAgain: () => unknown;
}

interface Wanted {
  readonly pointId: string;
  readonly ids: readonly number[];
  readonly isEverywhere?: boolean | undefined;
}

/**
 * Takes dishes off the stop list: everywhere by this one way. A dish whose product is out stays on it (ST-03); the product is named,
 * and whether it shall be sold all the same is asked.
 * @returns whether all of them are on sale
 */
export const letGo = async (
  { pointId, ids, isEverywhere }: Wanted,
  { call, can, ask, readAgain }: StopTools,
): Promise<boolean> => {
  const release = (food_ids: readonly number[], keepsLacking: boolean) =>
    call('stopList.change', {
      params: { pointId },
      body: {
        action: 'detach',
        food_ids,
        ...(isEverywhere && { all_points: true }),
        ...(keepsLacking && { keep_lacking: true }),
      },
    });
  const held = readHeld(await release(ids, can('stop_list.ingredient')));
  if (held.length === 0) return true;
  await readAgain();
  const sell = async (): Promise<string> => {
    await release(
      held.map(({ id }) => id),
      false,
    );
    await readAgain();
    return shownText(words.saidBack, { what: held.map(({ title }) => title).join(', ') });
  };
  ask(<HeldQuestion held={held} isAll={held.length >= ids.length} onSell={sell} />);
  return false;
};

interface Held {
  readonly id: number;
  readonly title: string;
  readonly ingredients: readonly string[];
}

const readHeld = ({ held }: Readonly<Record<string, unknown>>): readonly Held[] =>
  (Array.isArray(held) ? held : [])
    .filter(isRecord)
    .flatMap(({ id, title, ingredients }) =>
      typeof id === 'number' && typeof title === 'string'
        ? [{ id, title, ingredients: Array.isArray(ingredients) ? ingredients.map(String) : [] }]
        : [],
    );

interface HeldQuestionProps {
  readonly held: readonly Held[];
  readonly isAll: boolean;
  readonly onSell: () => Promise<string>;
}

const HeldQuestion = ({ held, isAll, onSell }: HeldQuestionProps) => {
  const close = useCloseNotification();
  const products = [...new Set(held.flatMap(({ ingredients }) => ingredients))].join(', ');
  const names = held.map(({ title }) => title).join(', ');
  return (
    <>
      <span>
        {shownText(products === '' ? words.heldUnnamed : words.held, {
          products,
          names,
          smart_count: held.length,
        })}
        {!isAll && ` ${words.othersBack}`}
      </span>
      <Button variant="simple" size="s" onClick={close}>
        {words.keepStopped}
      </Button>
      <UndoButton undo={onSell} label={words.sellAnyway} />
    </>
  );
};
