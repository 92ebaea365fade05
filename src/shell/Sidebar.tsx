import CloseOutlined from '@mui/icons-material/CloseOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import { type ReactElement, useId } from 'react';
import { Link, useLocation } from 'react-router';
import { text } from '../../i18n/text';
import { useCapability } from '../../kit/parts/capabilities';
import { IconButton } from '../../ui/IconButton';
import { useSession } from '../auth/useSession';
import { homePath } from '../auth/wantedPath';
import { Brand } from '../Brand';
import { PaletteButton } from '../palette/PaletteButton';
import { BADGES, UnreadCount } from './badges';
import { isCurrentItem } from './isCurrentItem';
import { PersonButton } from './PersonButton';
import { ProfileLink } from './ProfileLink';
import styles from './Sidebar.module.css';
import { SidebarLink } from './SidebarLink';
import { ModerationIcon, SIDEBAR_ICONS } from './sidebarIcons';
import { ToggleButton } from './ToggleButton';
import { useSidebarGroups } from './useSidebarGroups';
import { VenueSwitcher } from './VenueSwitcher';

interface SidebarProps {
  readonly isCollapsed: boolean;
  /** Collapses it, on a desk. */
  readonly onToggle?: () => void;
  /** Closes it, on a phone, where it lies over the page. */
  readonly onClose?: () => void;
  readonly onChoose?: () => void;
}

export const Sidebar = ({ isCollapsed, onToggle, onClose, onChoose }: SidebarProps): ReactElement => {
  const id = useId();
  const { pathname } = useLocation();
  const { data } = useSession();
  const groups = useSidebarGroups();
  const paths = groups.flatMap(({ items }) => items.map(({ path }) => path));
  const shared = { isCollapsed, onChoose };
  const isModerator = useCapability('moderation');

  return (
    <div
      className={`${styles.sidebar} ${isCollapsed ? styles.rail : ''}`}
      data-badges={isCollapsed ? 'over' : 'beside'}
    >
      <div className={styles.top}>
        <Link to={homePath()} className={styles.brand} onClick={onChoose}>
          <Brand isMark={isCollapsed} />
        </Link>
        {onToggle && <ToggleButton isCollapsed={isCollapsed} onToggle={onToggle} />}
        {onClose && (
          <IconButton onClick={onClose} label={text('shell.closeMenu')}>
            <CloseOutlined />
          </IconButton>
        )}
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
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.id}>
                  <SidebarLink
                    {...shared}
                    icon={SIDEBAR_ICONS[item.id]}
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
      <div className={styles.footer}>
        {isModerator && (
          <SidebarLink
            {...shared}
            icon={ModerationIcon}
            label={text('shell.moderation')}
            path="/moderation"
            isCurrent={pathname === '/moderation'}
          />
        )}
        <SidebarLink
          {...shared}
          icon={NotificationsOutlined}
          label={text('shell.notifications')}
          path="/notification"
          badge={UnreadCount}
          isCurrent={pathname === '/notification'}
        />
        <div className={styles.me}>
          {data && <ProfileLink {...shared} user={data} isCurrent={pathname === '/profile'} />}
          <PersonButton onChoose={onChoose} />
        </div>
      </div>
    </div>
  );
};
