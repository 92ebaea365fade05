import type { ReactElement } from 'react';
import { useNotify } from 'react-admin';
import { HttpError } from '../../../contract/errors';
import { call } from '../../../dataProvider/call';
import { text } from '../../../i18n/text';
import { Modal } from '../../../ui/Modal';
import { checkSession } from '../../auth/checkSession';
import { fields } from '../../auth/modal/AuthField';
import { type Step, StepForm } from '../../auth/modal/StepForm';

interface TurnOffProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Turns the second factor off: who may is asked for both factors once more. */
export const TurnOff = ({ isOpen, onClose }: TurnOffProps): ReactElement => {
  const notify = useNotify();
  const onNext = (): void => {
    notify(text('account.secondIsOff'), { type: 'success' });
    onClose();
    void checkSession();
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={text('common.close')}
      label={text('account.turnOffTitle')}
    >
      <StepForm step={turnOff} at={undefined} onNext={onNext} />
    </Modal>
  );
};

const turnOff: Step<undefined, 'off'> = {
  fields: [
    fields.password,
    {
      ...fields.recoveryCode,
      label: () => text('account.anyCode'),
      autoComplete: 'one-time-code',
      className: '',
    },
  ],
  texts: () => ({
    title: text('account.turnOffTitle'),
    lead: text('account.turnOffLead'),
    submit: text('account.secondTurnOff'),
  }),
  failure: 'account.secondFailed',
  call: async ({ password, code }, _, signal) => {
    try {
      await call('totp.remove', { body: { password, code: code.trim() }, signal });
    } catch (error) {
      // Another tab was faster: it is off, as was wanted.
      if (!(error instanceof HttpError && error.status === 409)) throw error;
    }
    return 'off';
  },
};
