import type { ReactElement } from 'react';
import { text } from '../../i18n/text';
import { Button } from './Button';
import { Notice } from './Notice';

interface BrokenPageProps {
  /** A part of the build could not be read: a new version, or no network. */
  readonly isStale: boolean;
  readonly isFullPage: boolean;
}

export const BrokenPage = ({ isStale, isFullPage }: BrokenPageProps): ReactElement => (
  <Notice
    title={text('common.broken')}
    isFullPage={isFullPage}
    isAlert
    actions={<Button onClick={() => location.reload()}>{text('common.reload')}</Button>}
  >
    {text(isStale ? 'common.brokenStale' : 'common.brokenLead')}
  </Notice>
);
