import MenuOutlined from '@mui/icons-material/MenuOutlined';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import { useSession } from '../auth/useSession';
import { HOME_PATH } from '../auth/wantedPath';
import { Brand } from '../Brand';
import { Initials } from './Initials';
import styles from './MobileBar.module.css';

interface MobileBarProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** On a phone: the burger, the name of the house, and oneself. */
export const MobileBar = ({ isOpen, onOpen }: MobileBarProps): ReactElement => {
  const { data } = useSession();
  return (
    <header className={styles.bar}>
      <IconButton
        onClick={onOpen}
        label={text('shell.openMenu')}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
      >
        <MenuOutlined />
      </IconButton>
      <Link className={styles.brand} to={HOME_PATH} data-notice-slot>
        <Brand />
      </Link>
      {data && (
        <Link className={styles.me} to="/profile" aria-label={text('shell.account')}>
          <Initials user={data} />
        </Link>
      )}
    </header>
  );
};
