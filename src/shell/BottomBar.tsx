import MenuOutlined from '@mui/icons-material/MenuOutlined';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { text } from '../../i18n/text';
import { BADGES } from './badges';
import { isCurrentItem } from './isCurrentItem';
import styles from './shell.module.css';
import type { SidebarItem } from './sidebarGroups';
import { SIDEBAR_ICONS } from './sidebarIcons';
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

/** On a phone: what a shift needs at the thumb, and the rest behind one button. */
export const BottomBar = ({ isMoreOpen, onMore }: BottomBarProps): ReactElement => {
  const { pathname } = useLocation();
  const items = useSidebarGroups().flatMap((group) => group.items);
  const paths = items.map(({ path }) => path);
  const shown = PLACES.flatMap((ids) => {
    const id = ids.find((each) => items.some((item) => item.id === each));
    return items.filter((item) => item.id === id);
  });
  return (
    <nav className={styles.bottomBarBar} aria-label={text('shell.bar')} data-badges="over">
      {shown.map(({ id, path, text: label }) => {
        const [Icon, Badge] = [SIDEBAR_ICONS[id], BADGES[id]];
        return (
          <div key={id} className="grid relative">
            <Link
              className={styles.entry}
              to={path}
              aria-current={isCurrentItem(path, pathname, paths) ? 'page' : undefined}
            >
              <span className={styles.icon}>
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
          <span className={styles.icon}>
            <MenuOutlined />
          </span>
          {text('common.more')}
        </button>
      </div>
    </nav>
  );
};
