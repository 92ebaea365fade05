import { type ReactElement, useRef } from 'react';
import { text } from '../../i18n/text';
import type { User } from '../auth/User';
import { useUnsavedChangesGuard } from '../kit/form/useUnsavedChangesGuard';
import { Modal } from '../plain/Modal';
import { EditForm } from './EditForm';

interface EditPanelProps {
  readonly user: User;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The side panel with the personal data; asks before it closes over unsaved changes. */
export const EditPanel = ({ user, isOpen, onClose }: EditPanelProps): ReactElement => {
  const changed = useRef<readonly string[]>(undefined);
  const isGivenUp = useRef(false);
  const guard = useUnsavedChangesGuard(
    () => (isOpen ? changed.current : undefined),
    () => {
      isGivenUp.current = true;
    },
  );
  return (
    <>
      <Modal
        isOpen={isOpen}
        onClose={() => guard.leave(onClose)}
        label={text('account.editTitle')}
        position="right"
        animation="slideInRight"
      >
        <EditForm
          user={user}
          onChanged={(titles) => {
            changed.current = titles;
          }}
          isDraftWanted={() => !isGivenUp.current}
          onDone={() => {
            // What was saved is no draft any more.
            isGivenUp.current = true;
            onClose();
          }}
          onCancel={() => guard.leave(onClose)}
        />
      </Modal>
      {guard.question}
    </>
  );
};
