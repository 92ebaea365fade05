import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { text } from '../../i18n/text';
import { Button } from './Button';
import { Notice } from './Notice';

/** Any address that is nobody's (1§2). */
export const NotFoundPage = ({ isFullPage = false }: { readonly isFullPage?: boolean }): ReactElement => {
  const navigate = useNavigate();
  return (
    <>
      <title>{text('common.notFound')}</title>
      <Notice
        title={text('common.notFound')}
        isFullPage={isFullPage}
        actions={<Button onClick={() => navigate('/')}>{text('common.toStart')}</Button>}
      >
        {text('common.notFoundLead')}
      </Notice>
    </>
  );
};
