import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { sameScalar } from '../../contract/sameScalar';
import { PREFERENCES_SECTION, preferenceFields, startPages } from '../../contract/sections/preferences';
import { rawFields } from '../../contract/sections/rawFields';
import type { PermissionKey } from '../../contract/vocabulary';
import { call } from '../../dataProvider/call';
import type { FieldInputProps } from '../../fieldRenderers/FieldRenderer';
import { useField } from '../../fieldRenderers/useField';
import { text } from '../../i18n/text';
import { SchemaForm } from '../../kit/form/SchemaForm';
import type { ChangedTitles } from '../../kit/form/useDirty';
import { useUnsavedChangesGuard } from '../../kit/form/useUnsavedChangesGuard';
import { ErrorState } from '../../kit/parts/ErrorState';
import { PageHeader } from '../../kit/parts/PageHeader';
import { PartSkeleton } from '../../kit/parts/PageSkeleton';
import { RadioChoice } from '../../ui/RadioChoice';
import { storedColourMode } from '../../ui/shownColours';
import styles from '../account/account.module.css';
import { checkSession } from '../auth/checkSession';
import { useSession } from '../auth/session';

/** One of a few short words, beside each other. One is always chosen, so nothing can be missing and no star says so. */
const SegmentInput = ({ field }: FieldInputProps): ReactElement => {
  const { value, onChange, onBlur, errors } = useField(field);
  const label = useId();
  return (
    <>
      <div className="carte-label" id={label}>
        {field.title}
      </div>
      <div className="carte-group" role="radiogroup" aria-labelledby={label} aria-invalid={errors.length > 0}>
        <RadioChoice
          name={field.name}
          options={field.options}
          isChosen={(option) => sameScalar(option, value)}
          onChoose={(option) => onChange(String(option))}
          onBlur={onBlur}
        />
      </div>
    </>
  );
};

const KEY = ['preferences'];

/** `/preferences`: how the console looks, what it opens with and what it writes letters about (TD-06). */
export const PreferencesPage = (): ReactElement => {
  const { data: user } = useSession();
  const settled = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('preferences.one', { signal }),
    // Another device may have changed it.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <div className="reading">
      <PageHeader
        crumbs={[{ key: 'preferences', label: text('preferences.title') }]}
        title={text('preferences.title')}
      />
      <p className="muted under-title">{text('preferences.lead')}</p>
      {settled.isPending && <PartSkeleton />}
      {settled.error && (
        <ErrorState
          error={settled.error}
          fallback="preferences.failed"
          onRetry={() => void settled.refetch()}
        />
      )}
      {settled.data && (
        <PreferencesForm
          // Until something is saved each browser has a theme of its own, and a save of the rest must not take it away.
          record={user?.preferences ? settled.data : { ...settled.data, theme: storedColourMode() }}
          permissions={user?.permissions ?? []}
        />
      )}
    </div>
  );
};

interface FormProps {
  readonly record: Readonly<Record<string, unknown>>;
  readonly permissions: readonly PermissionKey[];
}

const PreferencesForm = ({ record, permissions }: FormProps): ReactElement => {
  const notify = useNotify();
  const changed = useRef<ChangedTitles>(undefined);
  const { question } = useUnsavedChangesGuard(
    () => changed.current?.(),
    () => {
      changed.current = undefined;
    },
  );
  // Read once, as the form reads them.
  const [fields] = useState(() => fieldsFor(permissions));
  return (
    <div className={styles.card}>
      <SchemaForm
        fields={fields}
        mode="edit"
        record={record}
        inputs={INPUTS}
        label={text('preferences.title')}
        submitLabel={text('preferences.save')}
        onDirtyChange={(titles) => {
          changed.current = titles;
        }}
        onSubmit={async (body, { signal }) => {
          const saved = await call('preferences.update', { body, signal });
          // The console follows what the profile says.
          await checkSession();
          return saved;
        }}
        onSaved={(saved) => {
          notify(text('preferences.saved'), { type: 'success' });
          return saved;
        }}
      />
      {question}
    </div>
  );
};

/** Each of them always has a value. */
const INPUTS = { theme: SegmentInput, density: SegmentInput, per_page: SegmentInput };

/** The section as this person has it: nobody starts where they may not go. */
const fieldsFor = (held: readonly PermissionKey[]) =>
  parseFieldConfig(
    rawFields(
      PREFERENCES_SECTION,
      preferenceFields.map((field) =>
        field.name === 'start_page' ? { ...field, options: startPages(held) } : field,
      ),
    ),
  );
