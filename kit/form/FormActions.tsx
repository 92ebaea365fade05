import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import type { FieldErrors } from '../../fieldRenderers/fieldErrors';
import { text } from '../../i18n/text';
import { FailureNotice } from './FailureNotice';
import { SaveProgress } from './SaveProgress';
import type { SaveFailure } from './saveFailure';

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
  const button = useFocusBack(isSaving);
  return (
    <Bar>
      {failure && <FailureNotice failure={failure} onRetry={() => void saving.retry()} />}
      {isSaving && <SaveProgress progress={progress} onCancel={saving.cancel} onRetry={saving.again} />}
      <div className="row">
        <Button ref={button} type="submit" variant="primary" loading={isSaving || isDone}>
          {submitLabel}
        </Button>
        {extra}
        <ErrorCount errors={errors} />
      </div>
    </Bar>
  );
};

/** A button that is waiting is disabled, and a browser takes the focus away from it: where nothing else got it, it comes back. */
const useFocusBack = (isSaving: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null);
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !isSaving && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    wasSaving.current = isSaving;
  }, [isSaving]);
  return button;
};

const ErrorCount = ({ errors }: { errors: FieldErrors }) => {
  const count = useSyncExternalStore(errors.subscribeAll, () => errors.names().length);
  return (
    <span className="count" role="status">
      {count > 0 && text('form.problems', { smart_count: count })}
    </span>
  );
};

const Bar = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'sticky',
    // `--form-foot`: what lies below the form in its panel; `--layout-foot`: the bar of a phone over its page.
    bottom: 'calc(var(--layout-foot, 0px) - var(--form-foot, 0px))',
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1.5),
    margin: theme.spacing(
      'var(--form-gap, 8px)',
      'calc(-1 * var(--form-inset, 0px))',
      'calc(-1 * var(--form-foot, 0px))',
    ),
    padding: theme.spacing(2, 'var(--form-inset, 0px)'),
    backgroundColor: `var(--form-surface, ${palette.background.paper})`,
    borderTop: `1px solid ${palette.divider}`,
    '& > [data-tone]': { marginBottom: 0 },
    '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1.5) },
    [theme.breakpoints.down('sm')]: { '& .row > button': { flexGrow: 1 } },
    '& .count': { ...theme.typography.body2, color: palette.error.main },
    // Empty it must not take a place in the row, but stay in the page for a screen reader to watch.
    '& .count:empty': { position: 'absolute' },
  };
});
