import type { Ref } from 'react';
import { SectionError } from '../../contract/SectionError';
import type { FieldErrors } from '../../fieldRenderers/fieldErrors';
import { shownText } from '../../i18n/text';
import { ErrorState } from '../parts/ErrorState';
import { FormSkeleton } from './FormSkeleton';
import type { FormBar, SaveOnTheWay } from './SchemaForm';
import { SectionForm } from './SectionForm';
import type { DirtyListener } from './useDirty';
import { useFieldConfig } from './useFieldConfig';
import type { FormTabsState } from './useFormTabs';
import type { RecordFormProps } from './useSaveRecord';

export interface FormPartProps extends RecordFormProps {
  readonly section: string;
  /** Which of the tabs it is. */
  readonly tab: number;
  readonly tabs: FormTabsState;
  /** Whether the tabs of this record go step by step. */
  readonly isLocked: boolean;
  readonly errors: FieldErrors;
  readonly onDirtyChange: DirtyListener;
  readonly isDraftWanted: () => boolean;
  readonly saver: Ref<SaveOnTheWay>;
  /** The buttons of a page that several forms share; absent: it has its own below its fields. */
  readonly bar?: FormBar | undefined;
}

/** One section of a record as a form of its own, as soon as both have come. */
export const FormPart = (props: FormPartProps) => {
  const { form, mode, record, section } = props;
  const config = useFieldConfig(section, form.bundled?.[section]);
  if (config.error && !config.data) return <SectionFailed error={config.error} onRetry={config.refetch} />;
  if (!config.data || (mode === 'edit' && record === undefined)) return <FormSkeleton />;
  return <SectionForm {...props} fields={config.data} />;
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
