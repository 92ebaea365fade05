import type { ReactNode } from 'react';
import { useCloseNotification } from 'react-admin';
import type { Capability } from '../../../contract/vocabulary';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import type { AnswerOf } from '../../../dataProvider/call';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText } from '../../../i18n/text';
import { ConfirmAction } from '../../../kit/parts/ConfirmAction';
import { useFail, useSay } from '../../../kit/parts/useSay';

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
  const { held = [] } = await release(ids, can('stop_list.ingredient'));
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

type Held = NonNullable<AnswerOf<'stopList.change'>['held']>[number];

interface HeldQuestionProps {
  readonly held: readonly Held[];
  readonly isAll: boolean;
  readonly onSell: () => Promise<string>;
}

/** Stands in the place of notices, and asks in a dialog: the focus starts on keeping them. */
const HeldQuestion = ({ held, isAll, onSell }: HeldQuestionProps) => {
  const close = useCloseNotification();
  const say = useSay();
  const fail = useFail();
  const products = [...new Set(held.flatMap(({ ingredients }) => ingredients))].join(', ');
  const names = held.map(({ title }) => title).join(', ');
  const stays = shownText(words.heldStays, { names, smart_count: held.length });
  return (
    <ConfirmAction
      title={products === '' ? words.heldUnnamed : shownText(words.held, { products })}
      note={isAll ? stays : `${stays} ${words.othersBack}`}
      confirmLabel={words.sellAnyway}
      cancelLabel={words.keepStopped}
      tone="primary"
      fallback="errors.common"
      // What fails is a notice, too: the dialog goes with those that a new try withdraws.
      onConfirm={() => onSell().then(say, fail)}
      onClose={close}
    />
  );
};
