import { type ReactElement, useEffect } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import type { TextKey } from '../../i18n/ru';
import { text } from '../../i18n/text';
import type { User } from '../auth/User';
import { DraftOffer } from '../kit/form/DraftOffer';
import { SaveProgress } from '../kit/form/SaveProgress';
import { Button } from '../plain/Button';
import { TextField } from '../plain/TextField';
import styles from './Account.module.css';
import { type AccountValues, accountValues, FIELD_NAMES, TITLES } from './AccountValues';
import { birthdayRule, nameRule, optionalNameRule, phoneRule } from './accountRules';
import { maskBirthday } from './birthday';
import { CityField } from './CityField';
import { useAccountDraft } from './useAccountDraft';
import { useSaveAccount } from './useSaveAccount';

interface EditFormProps {
  readonly user: User;
  /** The titles of the changed fields; undefined = nothing to lose. */
  readonly onChanged: (titles: readonly string[] | undefined) => void;
  /** Whether what is typed may be kept in this browser when the form goes. */
  readonly isDraftWanted: () => boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

type NameField = Extract<FieldPath<AccountValues>, 'lastName' | 'name' | 'patronymic'>;

const NAMES: readonly { name: NameField; label: TextKey; autoComplete: string }[] = [
  { name: 'lastName', label: 'account.lastName', autoComplete: 'family-name' },
  { name: 'name', label: 'account.name', autoComplete: 'given-name' },
  { name: 'patronymic', label: 'account.patronymic', autoComplete: 'additional-name' },
];

/** Judged field by field when it is left (2§5). */
export const EditForm = ({
  user,
  onChanged,
  isDraftWanted,
  onDone,
  onCancel,
}: EditFormProps): ReactElement => {
  const form = useForm<AccountValues>({ defaultValues: accountValues(user), mode: 'onBlur' });
  const { errors, dirtyFields, isDirty } = form.formState;
  const draft = useAccountDraft(user, form, isDraftWanted);
  const { problem, isSaving, save, cancel, again } = useSaveAccount(user, form.setError, () => {
    draft.drop();
    onDone();
  });
  useEffect(() => {
    const names = FIELD_NAMES.filter((name) => dirtyFields[name]);
    onChanged(isDirty ? names.map((name) => text(TITLES[name])) : undefined);
  });

  return (
    <form className={styles.form} onSubmit={form.handleSubmit(save)} noValidate>
      <h2 className={styles.formTitle}>{text('account.editTitle')}</h2>
      {draft.found && (
        <DraftOffer
          draft={draft.found}
          compare={draft.compare}
          onRestore={draft.restore}
          onDrop={draft.drop}
        />
      )}
      {NAMES.map(({ name, label, autoComplete }, index) => (
        <TextField
          key={name}
          {...form.register(name, { validate: name === 'name' ? nameRule : optionalNameRule })}
          label={text(label)}
          autoComplete={autoComplete}
          data-autofocus={index === 0 || undefined}
          required={name === 'name'}
          error={errors[name]?.message}
        />
      ))}
      <TextField
        {...form.register('birthday', {
          validate: birthdayRule,
          onChange: (event: { target: HTMLInputElement }) =>
            form.setValue('birthday', maskBirthday(event.target.value)),
        })}
        label={text('account.birthday')}
        placeholder={text('account.birthdayPlaceholder')}
        inputMode="numeric"
        autoComplete="bday"
        error={errors.birthday?.message}
      />
      <CityField control={form.control} known={user.city} />
      <TextField
        {...form.register('phone', { validate: phoneRule })}
        label={text('account.phone')}
        placeholder={text('account.phonePlaceholder')}
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
      />
      <label className={styles.check}>
        <input type="checkbox" {...form.register('receivesOffers')} />
        {text('account.offersField')}
      </label>
      <div className={styles.actions}>
        {problem !== '' && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {isSaving && <SaveProgress progress={undefined} onCancel={cancel} onRetry={again} />}
        <Button type="submit" isLoading={isSaving}>
          {text('account.save')}
        </Button>
        <Button variant="simple" onClick={onCancel}>
          {text('common.cancel')}
        </Button>
      </div>
    </form>
  );
};
