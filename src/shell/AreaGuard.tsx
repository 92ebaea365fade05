import type { ReactElement } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { PageNotice } from '../../ui/PageNotice';
import { useSession } from '../auth/useSession';
import { areaOf } from './areaOf';
import { sidebarGroups } from './sidebarGroups';

/**
 * An area opens by its address as it does by the sidebar: for who holds its key. The person is signed in, so the page
 * says so instead of sending them to the door. A backend that sends no list of keys limits nobody.
 */
export const AreaGuard = (): ReactElement => {
  const { pathname } = useLocation();
  const { data } = useSession();
  const area = areaOf(pathname);
  const isOpen = !area || !data?.isLimited || data.permissions.includes(area);
  return isOpen ? <Outlet /> : <ClosedArea />;
};

const ClosedArea = (): ReactElement => {
  const navigate = useNavigate();
  const { data } = useSession();
  const [first] = sidebarGroups(data?.permissions ?? []).flatMap(({ items }) => items);
  return (
    <>
      <title>{`${text('shell.closed')} — ${text('common.product')}`}</title>
      <PageNotice
        title={text('shell.closed')}
        actions={
          first && (
            <Button onClick={() => navigate(first.path)}>
              {text('shell.toArea', { title: first.text })}
            </Button>
          )
        }
      >
        {text('shell.closedLead')}
      </PageNotice>
    </>
  );
};
