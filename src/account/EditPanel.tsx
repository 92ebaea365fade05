import { type ReactElement, useRef } from 'react';
import { useNotify } from 'react-admin';
import { isKnownField } from '../../contract/fieldConfig';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { readRegistrationPhone, withPlus } from '../../contract/registrationPhone';
import { profileFields } from '../../contract/sections/profile';
import { rawFields } from '../../contract/sections/rawFields';
import { call } from '../../dataProvider/call';
import type { User } from '../../dataProvider/User';
import { shownPhone } from '../../fieldRenderers/phone/shownPhone';
import { text } from '../../i18n/text';
import { draftKey } from '../../kit/form/drafts';
import { SchemaForm } from '../../kit/form/SchemaForm';
import type { ChangedTitles } from '../../kit/form/useDirty';
import { useUnsavedChangesGuard } from '../../kit/form/useUnsavedChangesGuard';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { checkSession } from '../auth/checkSession';
import styles from './account.module.css';

interface EditPanelProps {
  readonly user: User;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const FIELDS = parseFieldConfig(rawFields('profile', profileFields)).filter(isKnownField);

/** The side panel with the personal data; asks before it closes over unsaved changes. */
export const EditPanel = ({ user, isOpen, onClose }: EditPanelProps): ReactElement => {
  const notify = useNotify();
  const changed = useRef<ChangedTitles>(undefined);
  const isGivenUp = useRef(false);
  const { leave, question } = useUnsavedChangesGuard(
    () => (isOpen ? changed.current?.() : undefined),
    () => {
      isGivenUp.current = true;
    },
  );
  const save = async (body: Record<string, unknown>, signal: AbortSignal): Promise<void> => {
    if (!user.capabilities.includes('profile.update')) throw new Error(text('account.cannotSave'));
    await call('profile.update', { body: { ...body, ...plainPhone(body.phone) }, signal });
    // Read again rather than trust the answer: a backend may answer nothing, or the record without its permissions.
    await checkSession();
  };

  return (
    <>
      <Modal
        closeLabel={text('common.close')}
        isOpen={isOpen}
        onClose={() => leave(onClose)}
        label={text('account.editTitle')}
        position="right"
        animation="slideInRight"
      >
        <div className={styles.form} data-autofocus>
          <h2 className="beside-cross below-24">{text('account.editTitle')}</h2>
          <SchemaForm
            fields={FIELDS}
            mode="edit"
            record={recordOf(user)}
            submitLabel={text('account.save')}
            actions={
              <Button variant="simple" onClick={() => leave(onClose)}>
                {text('common.cancel')}
              </Button>
            }
            draft={{ key: draftKey(user.id, 'account'), isWanted: () => !isGivenUp.current }}
            onDirtyChange={(titles) => {
              changed.current = titles;
            }}
            onSubmit={(body, { signal }) => save(body, signal)}
            onSaved={(_saved, stays) => {
              notify(text('account.saved'), { type: 'success' });
              if (stays) return undefined;
              isGivenUp.current = true;
              onClose();
              return undefined;
            }}
          />
        </div>
      </Modal>
      {question}
    </>
  );
};

/** Shown in groups, it travels as it is kept. */
const plainPhone = (phone: unknown) =>
  typeof phone === 'string' ? { phone: readRegistrationPhone(phone) ?? phone } : undefined;

/** The person as their section reads them: a city without an id is still a city. */
const recordOf = (user: User) => ({
  last_name: user.lastName,
  name: user.name,
  patronymic: user.patronymic,
  birthday: user.birthday,
  city: { id: user.cityId, title: user.city },
  phone: shownPhone(withPlus(user.phone)),
  receive_offers: user.receivesOffers,
});
