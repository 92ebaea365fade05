import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { HttpError } from '../../contract/errors';
import { call } from '../../dataProvider/call';
import { text } from '../../i18n/text';
import { checkSession } from '../auth/checkSession';
import type { User } from '../auth/User';
import { withdrawNotices } from '../kit/notices';
import { shownError } from '../kit/shownError';
import { type AccountValues, accountBody } from './AccountValues';

/** The wire names of the fields that the server may find fault with. */
const WIRE_NAMES = {
  lastName: 'last_name',
  name: 'name',
  patronymic: 'patronymic',
  birthday: 'birthday',
  phone: 'phone',
} as const;
const FIELDS = Object.keys(WIRE_NAMES) as readonly (keyof typeof WIRE_NAMES)[];

/** Saves the personal data where the backend can (`profile.update`), and says so where it cannot (3-decisions 19). */
export const useSaveAccount = (user: User, setError: UseFormSetError<AccountValues>, onDone: () => void) => {
  const notify = useNotify();
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);

  const attempt = useRef<AbortController>(undefined);
  const isAgain = useRef(false);

  const send = async (values: AccountValues, { signal }: AbortController): Promise<void> => {
    try {
      await call('profile.update', { body: accountBody(values), signal });
    } catch (error) {
      if (!signal.aborted || !isAgain.current) throw error;
      isAgain.current = false;
      attempt.current = new AbortController();
      await send(values, attempt.current);
    }
  };
  const save = async (values: AccountValues): Promise<void> => {
    if (attempt.current) return;
    if (!user.capabilities.includes('profile.update')) return setProblem(text('account.cannotSave'));
    withdrawNotices();
    setProblem('');
    setSaving(true);
    attempt.current = new AbortController();
    try {
      await send(values, attempt.current);
      // Read again rather than trust the answer: a backend may answer nothing, or the record without its permissions.
      await checkSession();
      notify(text('account.saved'), { type: 'success' });
      onDone();
    } catch (error) {
      if (error instanceof HttpError) placeErrors(error, setError);
      setProblem(
        attempt.current.signal.aborted ? text('form.cancelled') : shownError(error, 'errors.common'),
      );
      // Once it is saved the panel is about to close, and takes no further save.
      attempt.current = undefined;
      setSaving(false);
    }
  };
  const cancel = (): void => attempt.current?.abort();
  /** Gives up waiting for the answer and sends the same again. */
  const again = (): void => {
    isAgain.current = true;
    attempt.current?.abort();
  };

  return { problem, isSaving, save, cancel, again };
};

const placeErrors = (error: HttpError, setError: UseFormSetError<AccountValues>): void => {
  for (const field of FIELDS) {
    const message = error.errors[WIRE_NAMES[field]]?.[0];
    if (message !== undefined) setError(field, { message });
  }
};
