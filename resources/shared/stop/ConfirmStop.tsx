import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { text } from '../../../i18n/text';
import { ConfirmAction } from '../../../kit/parts/ConfirmAction';
import { useSay } from '../../../kit/parts/useSay';
import { useParents } from '../../../kit/queryRouter/ParentsContext';

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
  const words = WORDS[move];
  const confirm = async (): Promise<void> => {
    await dataProvider.call('stopList.change', {
      params: { pointId },
      body: { action: move, food_ids: ids.map(Number) },
    });
    onDone?.();
    void queryClient.invalidateQueries({ queryKey: ['foods'] });
    void queryClient.invalidateQueries({ queryKey: ['stopList'] });
    say(text(words.done, { what: name ?? ids.length }));
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
