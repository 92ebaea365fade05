import { type ReactElement, useState } from 'react';
import { text } from '../../../i18n/text';
import { Modal } from '../../../ui/Modal';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUp } from './SetUp';

interface TurnOnProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Turns the second factor on: the app, its first code, the recovery codes. */
export const TurnOn = ({ isOpen, onClose }: TurnOnProps): ReactElement => {
  const [codes, setCodes] = useState<readonly string[]>();
  /** The codes are shown once: who closes them by mistake is asked to look again. */
  const [isWarned, setWarned] = useState(false);
  const close = (): void => {
    if (codes === undefined || isWarned) onClose();
    else setWarned(true);
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      closeLabel={text('common.close')}
      label={text(codes ? 'account.codesTitle' : 'account.setUpTitle')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} isWarned={isWarned} onDone={onClose} />
      ) : (
        <SetUp onDone={setCodes} />
      )}
    </Modal>
  );
};
