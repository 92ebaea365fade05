import { type ReactElement, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router';
import { readToken } from '../dataProvider/token';
import { text } from '../i18n/text';
import { checkSession, isUndecided } from './auth/checkSession';
import { session } from './auth/session';
import { Button } from './plain/Button';
import { Loader } from './plain/Loader';
import { Notice } from './plain/Notice';
import { createRouter } from './router';

/**
 * Start-up (1§2): a stored token is asked for its session first, and only then are the routes shown. Without an answer
 * nobody is signed out: the page says so and tries again.
 */
export const Root = (): ReactElement => {
  const [phase, setPhase] = useState<'restoring' | 'noAnswer' | 'ready'>(
    readToken() === null ? 'ready' : 'restoring',
  );
  const [router] = useState(createRouter);

  useEffect(() => {
    if (phase !== 'restoring') return;
    let isWanted = true;
    void checkSession().then((user) => {
      if (!isWanted) return;
      setPhase(user === null && isUndecided(session.getState().error) ? 'noAnswer' : 'ready');
    });
    return () => {
      isWanted = false;
    };
  }, [phase]);

  if (phase === 'restoring') return <Loader />;
  if (phase === 'noAnswer') return <NoAnswer onRetry={() => setPhase('restoring')} />;
  return <RouterProvider router={router} />;
};

const NoAnswer = ({ onRetry }: { readonly onRetry: () => void }): ReactElement => {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <Notice
      title={text('common.noAnswer')}
      isFullPage
      isAlert
      actions={<Button onClick={onRetry}>{text('common.retry')}</Button>}
    >
      {text('common.noAnswerLead')}
    </Notice>
  );
};
