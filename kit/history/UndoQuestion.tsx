import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Change } from '../../contract/entities';
import { HttpError } from '../../contract/errors';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { historyWords as words } from '../../i18n/historyWords';
import { shownText, text } from '../../i18n/text';
import { useResourceNamed } from '../declaration/ResourcesContext';
import { ConfirmAction } from '../parts/ConfirmAction';
import { useSay } from '../parts/useSay';
import { undoBatch } from './undoBatch';
import { useFieldsOf } from './useFieldsOf';

export interface UndoQuestionProps {
  readonly change: Change;
  /** With everything that the same act did in the venue. */
  readonly isWhole?: boolean;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/**
 * Takes a change back, after a question. Where fields were changed since, the refusal names them, and the second press takes
 * back the rest.
 */
export const UndoQuestion = ({ change, isWhole, onClose, onDone }: UndoQuestionProps) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const fields = useFieldsOf(useResourceNamed(change.resource)) ?? [];
  const say = useSay();
  const [since, setSince] = useState<readonly string[]>([]);
  const titlesOf = (names: readonly string[]): string =>
    names.map((name) => fields.find((field) => field.name === name)?.title ?? name).join(', ');

  const undoOne = async (rest: boolean) =>
    (await dataProvider.call('changes.undo', { params: { id: change.id }, body: rest ? { rest } : {} })).data;
  const confirm = async (): Promise<void> => {
    const rest = since.length > 0;
    const undone = isWhole
      ? await undoBatch(dataProvider, change.id)
      : await undoOne(rest).catch((error: unknown) => {
          if (error instanceof HttpError && error.status === 409 && !rest)
            setSince(Object.keys(error.errors));
          throw error;
        });
    const left = undone.flatMap((row) => row.left);
    const kept = undone.filter(({ reason }) => reason !== undefined).length;
    void queryClient.invalidateQueries({ queryKey: [change.resource] });
    void queryClient.invalidateQueries({ queryKey: ['changes'] });
    onDone?.();
    if (isWhole && kept > 0) return say(shownText(words.doneSome, { smart_count: kept }));
    say(left.length > 0 ? shownText(words.doneLeft, { fields: titlesOf(left) }) : words.done);
  };
  const kind = change.kind === 'destroy' ? 'delete' : change.kind;
  return (
    <ConfirmAction
      title={isWhole ? words.askWhole : shownText(words.ask[kind], { name: change.title })}
      note={isWhole ? words.askWholeNote : words.askNote}
      confirmLabel={since.length > 0 ? words.undoRest : text('history.undo')}
      tone="primary"
      fallback="history.undoFailed"
      onConfirm={confirm}
      onClose={onClose}
    >
      {since.length > 0 && <p>{shownText(words.changedSince, { fields: titlesOf(since) })}</p>}
    </ConfirmAction>
  );
};
