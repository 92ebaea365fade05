import { SectionProblem } from '../../../contract/SectionProblem';
import { shownText } from '../../../i18n/shownText';
import { ErrorState } from '../ErrorState';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of a form whose section did not arrive or cannot be read: what happened, and to try again. */
export const SectionError = ({ error, onRetry }: Props) => (
  <ErrorState
    error={error instanceof SectionProblem ? new Error(shownText(error.key)) : error}
    fallback="form.configFailed"
    onRetry={onRetry}
  />
);
