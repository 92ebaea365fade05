import { type ReactElement, useEffect } from 'react';
import { errorText, HttpError } from '../../contract/errors';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { PageNotice } from '../../ui/PageNotice';

interface NoAnswerPageProps {
  /** What became of the check of the session; undefined = it is still under way. */
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Ends the session here, so that somebody can sign in anew. */
  readonly onLeave: () => void;
}

/** The session could not be asked for: what happened, that nobody was signed out, and what can be done. */
export const NoAnswerPage = ({ error, onRetry, onLeave }: NoAnswerPageProps): ReactElement => {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const { title, lead } = wordsOf(error);

  return (
    <PageNotice
      title={title}
      isFullPage
      isAlert
      actions={
        <>
          <Button onClick={onRetry}>{text('common.retry')}</Button>
          <Button variant="secondary" onClick={onLeave}>
            {text('common.signInAnew')}
          </Button>
        </>
      }
    >
      {lead}
    </PageNotice>
  );
};

const wordsOf = (error: unknown): { readonly title: string; readonly lead: string } => {
  if (error === undefined) return { title: text('common.slowAnswer'), lead: text('common.slowAnswerLead') };
  if (error instanceof HttpError && error.status === 0)
    return { title: text('common.noAnswer'), lead: text('common.noAnswerLead') };
  const wording = error instanceof HttpError ? errorText(error) : {};
  const said = 'text' in wording ? `${wording.text} ` : '';
  return { title: text('common.checkFailed'), lead: `${said}${text('common.checkFailedLead')}` };
};
