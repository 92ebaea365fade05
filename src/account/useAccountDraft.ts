import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldConfig } from '../../contract/fieldConfig';
import type { FormValues } from '../../fieldRenderers/formHandle';
import { text } from '../../i18n/text';
import type { User } from '../auth/User';
import { draftKey } from '../kit/form/drafts';
import { sameValue } from '../kit/form/sameValue';
import { type DraftedForm, useDraft } from '../kit/form/useDraft';
import type { VersionRow } from '../kit/form/versions/versionRows';
import { type AccountValues, accountValues, FIELD_NAMES, TITLES } from './AccountValues';

/** Keeps what is typed into the personal data until it is saved, as every other form does. */
export const useAccountDraft = (user: User, form: UseFormReturn<AccountValues>, isWanted: () => boolean) => {
  const [model] = useState(() => draftedForm(user, form));
  const key = draftKey(String(user.id), 'profile');
  const { found, restore, drop } = useDraft(model, { key, isWanted });

  /** The rows show words; what was chosen goes back as the value that they stand for. */
  const restoreChosen = (chosen: FormValues): void => {
    const drafted = Object.entries(found?.values ?? {});
    const isMine = ([name, value]: [string, unknown]) =>
      sameValue(chosen[name], value) || chosen[name] === shown(value);
    restore(Object.fromEntries(drafted.filter(isMine)));
  };
  const compare = (): readonly VersionRow[] => {
    const now: FormValues = { ...form.getValues() };
    return FIELD_NAMES.filter((name) => found && Object.hasOwn(found.values, name)).flatMap((name) => {
      const mine = found?.values[name];
      if (sameValue(mine, now[name])) return [];
      const changedBy = sameValue(found?.before[name], now[name]) ? 'me' : 'both';
      return [{ field: readField(name), mine: shown(mine), theirs: shown(now[name]), changedBy } as const];
    });
  };
  return { found, restore: restoreChosen, drop, compare };
};

const draftedForm = (user: User, form: UseFormReturn<AccountValues>): DraftedForm => {
  const opened: FormValues = { ...accountValues(user) };
  return {
    initial: () => opened,
    form: { getValues: () => ({ ...form.getValues() }) },
    onChange: (listener) => form.subscribe({ formState: { values: true }, callback: listener }),
    handle: {
      fields: FIELD_NAMES.map((name) => ({ name })),
      setValue: (name, value) => {
        const known = FIELD_NAMES.find((each) => each === name);
        // A draft holds what this very form held, field by field.
        if (known) form.setValue(known, value as AccountValues[typeof known], { shouldDirty: true });
      },
    },
  };
};

const shown = (value: unknown): string => {
  if (typeof value === 'boolean') return text(value ? 'account.offersYes' : 'account.offersNo');
  if (typeof value === 'object' && value !== null && 'title' in value) return String(value.title);
  return String(value ?? '');
};

const readField = (name: keyof AccountValues): FieldConfig => ({
  fieldId: name,
  name,
  title: text(TITLES[name]),
  placeholder: '',
  description: '',
  type: 'text',
  rules: {},
  options: [],
  order: 0,
  permissions: ['view', 'edit'],
  dependsOn: [],
  symbolCounter: false,
  links: [],
  autoGenerate: false,
  prefix: '',
});
