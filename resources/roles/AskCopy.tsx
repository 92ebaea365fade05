import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Role } from '../../contract/entities';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { teamWords as words } from '../../i18n/teamWords';
import { shownText } from '../../i18n/text';
import { ConfirmAction } from '../../kit/parts/ConfirmAction';
import { useSay } from '../../kit/parts/useSay';

interface AskCopyProps {
  readonly role: Role;
  readonly onClose: () => void;
}

/** The question before a role is copied: the copy stands in the list at once, under a name of its own. */
export const AskCopy = ({ role: { id, title }, onClose }: AskCopyProps) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const say = useSay();
  const confirm = async (): Promise<void> => {
    await dataProvider.call('roles.copy', { params: { id: String(id) } });
    void queryClient.invalidateQueries({ queryKey: ['roles'] });
    say(shownText(words.copied, { title }));
  };
  return (
    <ConfirmAction
      title={shownText(words.copyAsk, { title })}
      note={words.copyNote}
      confirmLabel={words.copyLabel}
      tone="primary"
      fallback="errors.common"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
