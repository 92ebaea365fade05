import { useEffect, useMemo } from 'react';
import type { WireRecord } from '../../contract/fields';
import { addressWords as words } from '../../i18n/addressWords';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { useCapability } from '../parts/may';
import styles from './AddressQuestion.module.css';
import type { FormModel } from './createFormModel';

export interface AddressQuestionProps {
  /** As it was saved. */
  readonly record: WireRecord;
  readonly model: FormModel;
  /** The first answer counts. */
  readonly onAnswer: (isAgreed: boolean) => void;
  readonly onClose: () => void;
}

/** What was agreed to in a form: whoever tries that save again has answered already. */
const agreed = new WeakMap<FormModel, unknown>();

/** Says what becomes of the old address, and of the codes that are printed with it (GV-08). */
export const AddressQuestion = ({ record, model, onAnswer, onClose }: AddressQuestionProps) => {
  // Another backend has not promised that the old address leads on.
  const isOffered = useCapability('guest');
  const asked = useMemo(() => {
    const { guest_url: page } = record;
    const { url } = model.payload();
    // A record without a page leads nowhere; an emptied address stays as it is.
    const isNeeded = isOffered && typeof page === 'string' && typeof url === 'string' && url !== '';
    return isNeeded && agreed.get(model) !== url ? { page, url } : undefined;
  }, [isOffered, record, model]);
  useEffect(() => {
    if (asked) return;
    onAnswer(true);
    onClose();
  }, [asked, onAnswer, onClose]);
  if (!asked) return null;
  const { page, url } = asked;
  return (
    <ConfirmDialog
      title={words.title}
      note={words.note}
      confirmLabel={words.confirm}
      tone="primary"
      fallback="errors.common"
      onConfirm={async () => {
        agreed.set(model, url);
        onAnswer(true);
      }}
      onClose={() => {
        onAnswer(false);
        onClose();
      }}
    >
      <dl className={styles.addresses} translate="no">
        <dt>{words.was}</dt>
        <dd className="anywhere">{shown(page)}</dd>
        <dt>{words.becomes}</dt>
        <dd className="anywhere strong">{shown(page.replace(LAST_PART, encodeURIComponent(url)))}</dd>
      </dl>
    </ConfirmDialog>
  );
};

const LAST_PART = /[^/]*$/;

/** As people read it out: with the host, without the protocol. */
const shown = (page: string): string => {
  const { host, pathname } = new URL(page, window.location.origin);
  return `${host}${decodeURI(pathname)}`;
};
