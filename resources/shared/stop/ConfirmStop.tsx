import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { text } from '../../../i18n/text';
import { ConfirmAction } from '../../../kit/parts/ConfirmAction';
import { useSay } from '../../../kit/parts/useSay';
import { useSayUndoable } from '../../../kit/parts/useSayUndoable';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { useLetGo } from './useLetGo';
import { usePutBack } from './usePutBack';

export type StopMove = 'attach' | 'detach';

export interface ConfirmStopProps {
  readonly move: StopMove;
  readonly ids: readonly Identifier[];
  /** Its name, where it is one. */
  readonly name?: string;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

const WORDS = {
  attach: {
    label: 'stop.attach',
    one: 'stop.ask.attachOne',
    many: 'stop.ask.attachMany',
    note: 'stop.ask.attachNote',
    done: 'stop.done.attach',
    tone: 'primary',
  },
  detach: {
    label: 'stop.detach',
    one: 'stop.ask.detachOne',
    many: 'stop.ask.detachMany',
    note: 'stop.ask.detachNote',
    done: 'stop.done.detach',
    tone: 'primary',
  },
} as const;

/** Puts foods on the point's stop list or takes them off, after a question; every list that shows it reads again. */
export const ConfirmStop = ({ move, ids, name, onClose, onDone }: ConfirmStopProps) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const { pointId = '' } = useParents();
  const say = useSay();
  const { say: sayUndoable } = useSayUndoable();
  const { standing, stopAgain } = usePutBack();
  const letGo = useLetGo();
  const words = WORDS[move];
  const send = (action: StopMove, foods: readonly number[]): Promise<unknown> =>
    dataProvider.call('stopList.change', { params: { pointId }, body: { action, food_ids: foods } });
  const readAgain = (): void => {
    for (const list of ['foods', 'stopList']) void queryClient.invalidateQueries({ queryKey: [list] });
  };
  const confirm = async (): Promise<void> => {
    const before = await standing(ids);
    const isDone =
      move === 'detach' ? await letGo({ ids: ids.map(Number) }) : await send('attach', ids.map(Number));
    onDone?.();
    readAgain();
    if (isDone === false) return;
    const done = text(words.done, { what: name ?? ids.length });
    // Those that were so already stay so when it is undone.
    const changed =
      move === 'attach'
        ? [...before.onSale, ...before.unknown]
        : before.stopped.flatMap(({ ids: stopped }) => stopped);
    if (changed.length === 0) return say(done);
    sayUndoable(done, async () => {
      await (move === 'attach' ? send('detach', changed) : stopAgain(before.stopped)).finally(readAgain);
      return text(WORDS[move === 'attach' ? 'detach' : 'attach'].done, { what: name ?? changed.length });
    });
  };
  return (
    <ConfirmAction
      title={name === undefined ? text(words.many, { smart_count: ids.length }) : text(words.one, { name })}
      note={text(words.note)}
      confirmLabel={text(words.label)}
      tone={words.tone}
      fallback="errors.common"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
