import type { ReactElement } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { PageNotice } from '../../ui/PageNotice';
import { useSession } from '../auth/useSession';
import { HOME_PATH } from '../auth/wantedPath';
import { areaOf } from './areaOf';
import { type SidebarItem, sidebarGroups } from './sidebarGroups';

/**
 * An area opens by its address as it does by the sidebar: for who holds its key. The person is signed in, so the page
 * says so instead of sending them to the door. Home is no address that anybody asked for: who may not see the points comes
 * to their own first area. A backend that sends no list of keys limits nobody.
 */
export const AreaGuard = (): ReactElement => {
  const { pathname, search } = useLocation();
  const { data } = useSession();
  const area = areaOf(pathname);
  const isOpen = !area || !data?.isLimited || data.permissions.includes(area);
  if (isOpen) return <Outlet />;
  const [first] = sidebarGroups(data.permissions).flatMap(({ items }) => items);
  return first && `${pathname}${search}` === HOME_PATH ? (
    <Navigate to={first.path} replace />
  ) : (
    <ClosedArea first={first} />
  );
};

const ClosedArea = ({ first }: { readonly first: SidebarItem | undefined }): ReactElement => {
  const navigate = useNavigate();
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
