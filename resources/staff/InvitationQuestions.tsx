import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Member } from '../../contract/entities';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { teamWords as words } from '../../i18n/teamWords';
import { shownText } from '../../i18n/text';
import { ConfirmAction } from '../../kit/parts/ConfirmAction';
import { useMay } from '../../kit/parts/may';
import { useSay } from '../../kit/parts/useSay';
import { useSayUndoable } from '../../kit/parts/useSayUndoable';

interface QuestionProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** The letter once more: the link of the one before is void then. */
export const AskAgain = ({ member: { id, email }, onClose }: QuestionProps) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const { done } = useDone();
  return (
    <ConfirmAction
      title={words.sendAgainAsk}
      note={shownText(words.sendAgainNote, { email })}
      confirmLabel={words.send}
      tone="primary"
      fallback="errors.sendLetter"
      onConfirm={async () => {
        await dataProvider.call('staff.invite', { params: { id: String(id) } });
        done(shownText(words.sendAgainDone, { email }));
      }}
      onClose={onClose}
    />
  );
};

/** Takes an invitation back; it lies among those who were taken out, and can be restored. */
export const AskWithdraw = ({ member: { id, email }, onClose }: QuestionProps) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const { done, readAgain } = useDone();
  const { say } = useSayUndoable();
  const mayRestore = useMay()('staff', 'restoreMany');
  return (
    <ConfirmAction
      title={shownText(words.withdrawAsk, { email })}
      note={words.withdrawNote}
      confirmLabel={words.withdrawLabel}
      fallback="errors.common"
      onConfirm={async () => {
        await dataProvider.deleteMany('staff', { ids: [id] });
        const said = shownText(words.withdrawDone, { email });
        if (!mayRestore) return done(said);
        readAgain();
        say(said, async () => {
          await dataProvider.restoreMany('staff', { ids: [id] });
          readAgain();
          return shownText(words.withdrawBack, { email });
        });
      }}
      onClose={onClose}
    />
  );
};

const useDone = () => {
  const queryClient = useQueryClient();
  const say = useSay();
  const readAgain = (): void => void queryClient.invalidateQueries({ queryKey: ['staff'] });
  return {
    readAgain,
    done: (words: string): void => {
      readAgain();
      say(words);
    },
  };
};
