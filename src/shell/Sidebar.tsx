import KeyboardDoubleArrowLeftOutlined from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import KeyboardDoubleArrowRightOutlined from '@mui/icons-material/KeyboardDoubleArrowRightOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { type ComponentType, type ReactElement, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { fullName, type User } from '../../dataProvider/User';
import { text } from '../../i18n/text';
import { useCapability } from '../../kit/parts/may';
import { IconButton } from '../../ui/IconButton';
import { Initials } from '../../ui/Initials';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { useSession } from '../auth/session';
import { homePath } from '../auth/wantedPath';
import { Brand } from '../Brand';
import { PaletteButton } from '../palette/PaletteButton';
import { isCurrentItem } from './areaOf';
import { BADGES, UnreadCount, useHasNotices } from './badges';
import styles from './shell.module.css';
import { iconOf, ModerationIcon } from './sidebarIcons';
import { useSidebarGroups } from './useSidebarGroups';
import { VenueSwitcher } from './VenueSwitcher';

interface SidebarLinkProps {
  readonly icon: ComponentType;
  readonly label: string;
  readonly path: string;
  readonly isCurrent: boolean;
  /** The rail shows the icon only; the label is read out, and shown to the pointer. */
  readonly isCollapsed: boolean;
  /** What it counts. */
  readonly badge?: ComponentType | undefined;
  readonly onChoose?: (() => void) | undefined;
}

const SidebarLink = ({
  icon: Icon,
  label,
  path,
  isCurrent,
  isCollapsed,
  badge: Badge,
  onChoose,
}: SidebarLinkProps): ReactElement => (
  <div className="relative">
    <Link
      to={path}
      className={`sign-22 ${styles.link}`}
      aria-current={isCurrent ? 'page' : undefined}
      title={isCollapsed ? label : undefined}
      onClick={onChoose}
    >
      <Icon />
      <span className={isCollapsed ? 'visually-hidden' : 'ellipsis'}>{label}</span>
    </Link>
    {Badge && <Badge />}
  </div>
);

interface ProfileLinkProps {
  readonly user: User;
  readonly isCurrent: boolean;
  readonly isCollapsed: boolean;
  readonly onChoose?: (() => void) | undefined;
}

/** To the personal account, with the person's first and last name. */
const ProfileLink = ({ user, isCurrent, isCollapsed, onChoose }: ProfileLinkProps): ReactElement => {
  const name = fullName(user);
  return (
    <Link
      to="/profile"
      className={styles.profile}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={text('shell.profile', { name })}
      title={isCollapsed ? name : undefined}
      onClick={onChoose}
    >
      <Initials name={name} />
      <span className={isCollapsed ? 'visually-hidden' : 'ellipsis'}>{name}</span>
    </Link>
  );
};

const NoticesLink = (shared: Pick<SidebarLinkProps, 'isCollapsed' | 'onChoose'>): ReactElement | null => {
  const { pathname } = useLocation();
  return useHasNotices() ? (
    <SidebarLink
      {...shared}
      icon={NotificationsOutlined}
      label={text('shell.notifications')}
      path="/notification"
      badge={UnreadCount}
      isCurrent={pathname === '/notification'}
    />
  ) : null;
};

interface SidebarProps {
  readonly isCollapsed: boolean;
  /** Collapses it, on a desk. */
  readonly onToggle?: () => void;
  readonly onChoose?: () => void;
}

export const Sidebar = ({ isCollapsed, onToggle, onChoose }: SidebarProps): ReactElement => {
  const id = useId();
  const { pathname } = useLocation();
  const { data } = useSession();
  const groups = useSidebarGroups();
  const paths = groups.flatMap(({ items }) => items.map(({ path }) => path));
  const shared = { isCollapsed, onChoose };
  const isModerator = useCapability('moderation');

  return (
    <div
      className={`stack tall flat ${isCollapsed ? styles.rail : ''}`}
      data-badges={isCollapsed ? 'over' : 'beside'}
    >
      <div className={styles.top}>
        <Link to={homePath()} className="row touch unlined round" onClick={onChoose}>
          <Brand isMark={isCollapsed} />
        </Link>
        {onToggle && <ToggleButton isCollapsed={isCollapsed} onToggle={onToggle} />}
      </div>
      {groups.some(({ name }) => name === 'menu') && (
        <div className={styles.venue}>
          <VenueSwitcher isCollapsed={isCollapsed} />
        </div>
      )}
      <div className={styles.search}>
        <PaletteButton isIcon={isCollapsed} />
      </div>
      <nav className={styles.groups} aria-label={text('shell.navigation')}>
        {groups.map(({ name, title, items }) => (
          <section key={name} className={styles.group} aria-labelledby={`${id}-${name}`}>
            <h2 className={isCollapsed ? 'visually-hidden' : styles.title} id={`${id}-${name}`}>
              {title}
            </h2>
            <ul className="grid gap-2">
              {items.map((item) => (
                <li key={item.id}>
                  <SidebarLink
                    {...shared}
                    icon={iconOf(item)}
                    label={item.text}
                    path={item.path}
                    badge={BADGES[item.id]}
                    isCurrent={isCurrentItem(item.path, pathname, paths)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="grid column gap-2 line-top pad-8-12">
        {isModerator && (
          <SidebarLink
            {...shared}
            icon={ModerationIcon}
            label={text('shell.moderation')}
            path="/moderation"
            isCurrent={pathname === '/moderation'}
          />
        )}
        <NoticesLink {...shared} />
        <div className={isCollapsed ? 'stack level-middle gap-4' : 'row gap-4'}>
          {data && <ProfileLink {...shared} user={data} isCurrent={pathname === '/profile'} />}
          <PersonButton onChoose={onChoose} />
        </div>
      </div>
    </div>
  );
};

interface ToggleButtonProps {
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

/** Collapses the sidebar to a rail of icons, and back. */
const ToggleButton = ({ isCollapsed, onToggle }: ToggleButtonProps): ReactElement => (
  <IconButton
    onClick={onToggle}
    label={text(isCollapsed ? 'shell.expand' : 'shell.collapse')}
    aria-expanded={!isCollapsed}
  >
    {isCollapsed ? <KeyboardDoubleArrowRightOutlined /> : <KeyboardDoubleArrowLeftOutlined />}
  </IconButton>
);

const PersonMenu = lazyWithPreload(async () => (await import('./PersonMenu')).PersonMenu);

/** Beside one's name: opens the menu of oneself. */
const PersonButton = ({ onChoose }: { readonly onChoose?: (() => void) | undefined }): ReactElement => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        label={text('shell.person')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={PersonMenu.preload}
      >
        <UnfoldMore />
      </IconButton>
      {anchor && <PersonMenu anchor={anchor} onClose={() => setAnchor(null)} onChoose={onChoose} />}
    </>
  );
};
