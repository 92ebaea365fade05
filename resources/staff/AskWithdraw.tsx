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

/** Takes an invitation back; it lies among those who were taken out, and can be restored. */
export const AskWithdraw = ({ member: { id, email }, onClose }: QuestionProps) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const saySimply = useSay();
  const { say } = useSayUndoable();
  const readAgain = (): void => void queryClient.invalidateQueries({ queryKey: ['staff'] });
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
        readAgain();
        if (!mayRestore) return saySimply(said);
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
