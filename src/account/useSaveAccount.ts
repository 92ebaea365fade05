import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { HttpError } from '../../contract/errors';
import { call } from '../../dataProvider/call';
import { text } from '../../i18n/text';
import { checkSession } from '../auth/checkSession';
import type { User } from '../auth/User';
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

  const save = async (values: AccountValues): Promise<void> => {
    if (isSaving) return;
    if (!user.capabilities.includes('profile.update')) return setProblem(text('account.cannotSave'));
    setProblem('');
    setSaving(true);
    try {
      await call('profile.update', { body: accountBody(values) });
      // Read again rather than trust the answer: a backend may answer nothing, or the record without its permissions.
      await checkSession();
      notify(text('account.saved'), { type: 'success' });
      onDone();
    } catch (error) {
      if (error instanceof HttpError) placeErrors(error, setError);
      setProblem(shownError(error, 'errors.common'));
    } finally {
      setSaving(false);
    }
  };

  return { problem, isSaving, save };
};

const placeErrors = (error: HttpError, setError: UseFormSetError<AccountValues>): void => {
  for (const field of FIELDS) {
    const message = error.errors[WIRE_NAMES[field]]?.[0];
    if (message !== undefined) setError(field, { message });
  }
};
