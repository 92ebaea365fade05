import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { text } from '../../i18n/text';
import { HOME_PATH } from '../auth/wantedPath';
import { Button } from '../plain/Button';
import { Notice } from '../plain/Notice';

/** An area whose screen comes later: says so, and leads on (3-decisions). */
export const LaterPage = ({ title }: { readonly title: string }): ReactElement => {
  const navigate = useNavigate();
  return (
    <>
      <title>{`${title} — ${text('common.product')}`}</title>
      <Notice
        title={text('shell.later')}
        actions={<Button onClick={() => navigate(HOME_PATH)}>{text('shell.toPoints')}</Button>}
      >
        {text('shell.laterLead', { title })}
      </Notice>
    </>
  );
};
