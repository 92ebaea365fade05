import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { text } from '../../i18n/text';
import { useSession } from '../auth/useSession';
import { homePath } from '../auth/wantedPath';
import { Brand } from '../Brand';
import { PaletteButton } from '../palette/PaletteButton';
import { Initials } from './Initials';
import styles from './MobileBar.module.css';
import { useSidebarGroups } from './useSidebarGroups';
import { VenueSwitcher } from './VenueSwitcher';

/** On a phone: the venue one works in, and oneself. */
export const MobileBar = (): ReactElement => {
  const { data } = useSession();
  const hasVenue = useSidebarGroups().some(({ name }) => name === 'menu');
  return (
    <header className={styles.bar}>
      <div className={styles.venue} data-notice-slot>
        {hasVenue ? (
          <VenueSwitcher />
        ) : (
          <Link className={styles.brand} to={homePath()}>
            <Brand />
          </Link>
        )}
      </div>
      <PaletteButton isIcon />
      {data && (
        <Link className={styles.me} to="/profile" aria-label={text('shell.account')}>
          <Initials user={data} />
        </Link>
      )}
    </header>
  );
};
