import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { PageNotice } from '../../ui/PageNotice';
import { HOME_PATH } from '../auth/wantedPath';

/** An area whose screen comes later: says so, and leads on (docs/spec/3-decisions.md). */
export const LaterPage = ({ title }: { readonly title: string }): ReactElement => {
  const navigate = useNavigate();
  return (
    <>
      <title>{`${title} — ${text('common.product')}`}</title>
      <PageNotice
        title={text('shell.later')}
        actions={<Button onClick={() => navigate(HOME_PATH)}>{text('shell.toPoints')}</Button>}
      >
        {text('shell.laterLead', { title })}
      </PageNotice>
    </>
  );
};
