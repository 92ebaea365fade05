import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Member } from '../../contract/entities';
import { HttpError } from '../../contract/errors';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { teamWords as words } from '../../i18n/teamWords';
import { shownText, text } from '../../i18n/text';
import { ConfirmAction } from '../../kit/parts/ConfirmAction';
import { useSay } from '../../kit/parts/useSay';
import { TextField } from '../../ui/TextField';
import { nameOf } from './columns';
import { messages } from './messages';

interface HandOverProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Makes another member the owner: says what that means, and asks for the password (TM-08). */
export const HandOver = ({ member, onClose }: HandOverProps) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const say = useSay();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const name = nameOf(member);

  const confirm = async (): Promise<void> => {
    if (password === '') {
      setProblem(text('errors.required'));
      throw new HttpError(422, { key: 'errors.required' });
    }
    try {
      await dataProvider.call('business.handOver', { body: { member_id: member.id, password } });
    } catch (error) {
      if (error instanceof HttpError) setProblem(error.errors.password?.[0] ?? '');
      throw error;
    }
    say(shownText(words.handOverDone, { name }));
    void queryClient.invalidateQueries({ queryKey: ['staff'] });
  };

  return (
    <ConfirmAction
      title={words.handOverAsk}
      note={shownText(words.handOverNote, { name, business: member.business.title })}
      confirmLabel={messages.handOver}
      fallback="errors.common"
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label={words.handOverPassword}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        error={problem || undefined}
        onChange={({ target }) => {
          setPassword(target.value);
          setProblem('');
        }}
      />
    </ConfirmAction>
  );
};
