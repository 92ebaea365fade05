import MenuOutlined from '@mui/icons-material/MenuOutlined';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { text } from '../../i18n/text';
import { isCurrentItem } from './areaOf';
import { BADGES, UnreadCount, useHasNotices } from './badges';
import styles from './shell.module.css';
import type { SidebarItem } from './sidebarGroups';
import { iconOf } from './sidebarIcons';
import { useSidebarGroups } from './useSidebarGroups';

interface BottomBarProps {
  readonly isMoreOpen: boolean;
  readonly onMore: () => void;
}

/** One entry for each of these places, the first that is open to the person (docs/spec/4-beyond.md, TD-08). */
const PLACES: readonly (readonly SidebarItem['id'][])[] = [
  ['management_dashboard', 'management_points'],
  ['menu_list'],
  ['menu_stop'],
];

/** On a phone: what a shift needs at the thumb, and the rest behind one button, which tells what waits there. */
export const BottomBar = ({ isMoreOpen, onMore }: BottomBarProps): ReactElement => {
  const { pathname } = useLocation();
  const hasNotices = useHasNotices();
  const items = useSidebarGroups().flatMap((group) => group.items);
  const paths = items.map(({ path }) => path);
  const shown = PLACES.flatMap((ids) => {
    const id = ids.find((each) => items.some((item) => item.id === each));
    return items.filter((item) => item.id === id);
  });
  // A console of one's own may have none of these places.
  const bar = shown.length > 0 ? shown : items.slice(0, PLACES.length);
  return (
    <nav className={styles.bottomBarBar} aria-label={text('shell.bar')} data-badges="over">
      {bar.map((item) => {
        const { id, path, text: label } = item;
        const [Icon, Badge] = [iconOf(item), BADGES[id]];
        return (
          <div key={id} className="grid relative">
            <Link
              className={styles.entry}
              to={path}
              aria-current={isCurrentItem(path, pathname, paths) ? 'page' : undefined}
            >
              <span className={`sign-22 ${styles.icon}`}>
                <Icon />
              </span>
              {id === 'menu_stop' ? text('shell.stop') : label}
            </Link>
            {Badge && <Badge />}
          </div>
        );
      })}
      <div className="grid relative">
        <button
          type="button"
          className={styles.entry}
          aria-haspopup="dialog"
          aria-expanded={isMoreOpen}
          onClick={onMore}
        >
          <span className={`sign-22 ${styles.icon}`}>
            <MenuOutlined />
          </span>
          {text('common.more')}
        </button>
        {hasNotices && <UnreadCount />}
      </div>
    </nav>
  );
};
