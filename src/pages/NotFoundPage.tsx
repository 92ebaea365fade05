import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { PageNotice } from '../../ui/PageNotice';

/** Any address that is nobody's. */
export const NotFoundPage = ({ isFullPage = false }: { readonly isFullPage?: boolean }): ReactElement => {
  const navigate = useNavigate();
  return (
    <>
      <title>{text('common.notFound')}</title>
      <PageNotice
        title={text('common.notFound')}
        isFullPage={isFullPage}
        actions={<Button onClick={() => navigate('/')}>{text('common.toStart')}</Button>}
      >
        {text('common.notFoundLead')}
      </PageNotice>
    </>
  );
};
