import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { text } from '../../i18n/text';
import { fullName, type User } from '../auth/User';
import { Initials } from './Initials';
import styles from './Sidebar.module.css';

interface ProfileLinkProps {
  readonly user: User;
  readonly isCurrent: boolean;
  readonly isCollapsed: boolean;
  readonly onChoose?: (() => void) | undefined;
}

/** To the personal account, with the person's first and last name. */
export const ProfileLink = ({ user, isCurrent, isCollapsed, onChoose }: ProfileLinkProps): ReactElement => {
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
      <Initials user={user} />
      <span className={isCollapsed ? 'visually-hidden' : styles.label}>{name}</span>
    </Link>
  );
};
