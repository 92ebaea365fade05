import { type ReactElement, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { text } from '../../i18n/text';
import { Redirect } from '../../kit/queryRouter/Redirect';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { PageNotice } from '../../ui/PageNotice';
import { useSession } from '../auth/session';
import { HOME_PATH, homePath } from '../auth/wantedPath';
import { areaOf } from './areaOf';
import type { SidebarItem } from './sidebarGroups';
import { useSidebarGroups } from './useSidebarGroups';

/**
 * An area opens by its address as it does by the sidebar: for who holds its key. The person is signed in, so the page
 * says so instead of sending them to the door. Home is no address that anybody asked for: who may not see the points comes
 * to their own first area. A backend that sends no list of keys limits nobody.
 */
export const AreaGuard = (): ReactElement => {
  const { pathname, search } = useLocation();
  const { data } = useSession();
  const area = areaOf(pathname);
  const [first] = useSidebarGroups().flatMap(({ items }) => items);
  const isOpen = !area || !data?.isLimited || data.permissions.includes(area);
  const [opened, setOpened] = useState('');
  if (isOpen && opened !== pathname) setOpened(pathname);
  // The page was open when its area was closed: it stays, with what was typed in it, until the person leaves it.
  const isKept = !isOpen && opened === pathname;
  if (isOpen || isKept)
    return (
      <>
        {isKept && <Notice tone="warning">{text('shell.closedMeanwhile')}</Notice>}
        <Outlet />
      </>
    );
  return first && first.id !== 'preferences' && [HOME_PATH, homePath()].includes(`${pathname}${search}`) ? (
    <Redirect to={first.path} replace />
  ) : (
    <ClosedArea first={first} />
  );
};

const ClosedArea = ({ first }: { readonly first: SidebarItem | undefined }): ReactElement => {
  const navigate = useNavigate();
  const isNowhere = useSession().data?.permissions.length === 0;
  const title = text(isNowhere ? 'shell.nowhere' : 'shell.closed');
  return (
    <>
      <title>{`${title} — ${text('common.product')}`}</title>
      <PageNotice
        title={title}
        actions={
          first?.id === 'preferences' ? (
            <Button onClick={() => navigate('/profile')}>{text('shell.account')}</Button>
          ) : (
            first && (
              <Button onClick={() => navigate(first.path)}>
                {text('shell.toArea', { title: first.text })}
              </Button>
            )
          )
        }
      >
        {text(isNowhere ? 'shell.nowhereLead' : 'shell.closedLead')}
      </PageNotice>
    </>
  );
};
