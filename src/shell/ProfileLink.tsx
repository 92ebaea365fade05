import Avatar from '@mui/material/Avatar';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { text } from '../../i18n/text';
import { fullName, type User } from '../auth/User';
import { initials } from './initials';
import styles from './Sidebar.module.css';

interface ProfileLinkProps {
  readonly user: User;
  readonly isCollapsed: boolean;
  readonly onChoose?: (() => void) | undefined;
}

/** To the personal account, with the person's first and last name (1§2). */
export const ProfileLink = ({ user, isCollapsed, onChoose }: ProfileLinkProps): ReactElement => {
  const name = fullName(user);
  return (
    <Tooltip title={isCollapsed ? name : ''} placement="right">
      <Link
        to="/profile"
        className={styles.profile}
        aria-label={text('shell.profile', { name })}
        onClick={onChoose}
      >
        <Avatar className={styles.avatar}>{initials(user)}</Avatar>
        {!isCollapsed && <span className={styles.label}>{name}</span>}
      </Link>
    </Tooltip>
  );
};
