import { useId, useMemo, useRef, useState } from 'react';
import { SectionError } from '../../contract/SectionError';
import { createFieldErrors } from '../../fieldRenderers/fieldErrors';
import { shownText } from '../../i18n/text';
import { ErrorState } from '../parts/ErrorState';
import { FormSkeleton } from './FormSkeleton';
import { FormTabs, panelProps } from './FormTabs';
import type { RecordFormProps } from './RecordFormProps';
import type { SaveOnTheWay } from './SchemaForm';
import { SectionForm } from './SectionForm';
import type { ChangedTitles } from './useDirty';
import { useFieldConfig } from './useFieldConfig';
import { isOtherTab, useFormTabs } from './useFormTabs';
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard';

/** More tabs than these stand as a rail at the left where there is room. */
const MAX_ABOVE = 2;

/** The tabs of a form and the section of the one that is shown; asks before a dirty one is left, for another tab too. */
export const TabbedForm = (props: RecordFormProps) => {
  const { form, mode, record } = props;
  const id = useId();
  const sections = useMemo(() => form.tabs.map((tab) => tab.section), [form]);
  const isLocked = mode === 'edit' && (form.isLocked?.(record) ?? false);
  const tabs = useFormTabs(sections, mode, isLocked);
  const section = sections[tabs.current] ?? '';
  const config = useFieldConfig(section, form.bundled?.[section]);

  const changed = useRef<ChangedTitles>(undefined);
  const isGivenUp = useRef(false);
  const saver = useRef<SaveOnTheWay>(null);
  const { question } = useUnsavedChangesGuard(
    () => changed.current?.(),
    () => {
      isGivenUp.current = true;
    },
    { isFor: isOtherTab, save: async () => (await saver.current?.()) ?? false },
  );
  // Every tab is a form of its own.
  const [errors, setFieldErrors] = useState(createFieldErrors);
  const [opened, setOpened] = useState(section);
  if (opened !== section) {
    setOpened(section);
    setFieldErrors(createFieldErrors());
  }

  const isReady = config.data !== undefined && (mode === 'create' || record !== undefined);
  const body = () => {
    if (config.error && !config.data) return <SectionFailed error={config.error} onRetry={config.refetch} />;
    if (!isReady || !config.data) return <FormSkeleton />;
    return (
      <SectionForm
        {...props}
        key={section}
        section={section}
        fields={config.data}
        errors={errors}
        tabs={tabs}
        isLocked={isLocked}
        onDirtyChange={(titles) => {
          changed.current = titles;
          if (titles) isGivenUp.current = false;
        }}
        saver={saver}
        isDraftWanted={() => !isGivenUp.current}
      />
    );
  };

  if (form.tabs.length < 2) {
    return (
      <>
        {body()}
        {question}
      </>
    );
  }
  return (
    <div className={form.tabs.length > MAX_ABOVE ? 'carte-railed' : undefined}>
      <FormTabs id={id} tabs={form.tabs} state={tabs} errors={errors} />
      <div {...panelProps(id, tabs.current)}>{body()}</div>
      {question}
    </div>
  );
};

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of a form whose section did not arrive or cannot be read: what happened, and to try again. */
export const SectionFailed = ({ error, onRetry }: Props) => (
  <ErrorState
    error={error instanceof SectionError ? new Error(shownText(error.key)) : error}
    fallback="form.configFailed"
    onRetry={onRetry}
  />
);
