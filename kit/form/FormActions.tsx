import { type ReactNode, useSyncExternalStore } from 'react';
import type { FieldErrors } from '../../fieldRenderers/fieldErrors';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { FailureNotice } from './FailureNotice';
import { SaveProgress } from './SaveProgress';
import type { SaveFailure } from './saveFailure';
import './form.css';

interface Props {
  readonly errors: FieldErrors;
  readonly isSaving: boolean;
  /** Saved, and about to be left. */
  readonly isDone?: boolean;
  readonly progress?: number;
  readonly failure?: SaveFailure;
  readonly cancel: () => void;
  readonly again: () => void;
  readonly retry: () => Promise<boolean>;
  readonly submitLabel: string;
  readonly extra: ReactNode;
}

/** Stays in sight under the form: what went wrong, how many fields are wrong, and the buttons. */
export const FormActions = ({
  errors,
  isSaving,
  isDone = false,
  progress,
  failure,
  submitLabel,
  extra,
  ...saving
}: Props) => {
  return (
    <div className="carte-actions">
      {failure && <FailureNotice failure={failure} onRetry={() => void saving.retry()} />}
      {isSaving && <SaveProgress progress={progress} onCancel={saving.cancel} onRetry={saving.again} />}
      <div className="row">
        <Button type="submit" loading={(isSaving || isDone) && text('common.loading')}>
          {submitLabel}
        </Button>
        {extra}
        <ErrorCount errors={errors} />
      </div>
    </div>
  );
};

const ErrorCount = ({ errors }: { errors: FieldErrors }) => {
  const count = useSyncExternalStore(errors.subscribeAll, () => errors.names().length);
  return (
    <span className="count" role="status">
      {count > 0 && text('form.problems', { smart_count: count })}
    </span>
  );
};
