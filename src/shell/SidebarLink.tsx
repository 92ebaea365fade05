import type { ComponentType, ReactElement } from 'react';
import { Link } from 'react-router';
import styles from './Sidebar.module.css';

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

export const SidebarLink = ({
  icon: Icon,
  label,
  path,
  isCurrent,
  isCollapsed,
  badge: Badge,
  onChoose,
}: SidebarLinkProps): ReactElement => (
  <div className={styles.entry}>
    <Link
      to={path}
      className={styles.link}
      aria-current={isCurrent ? 'page' : undefined}
      title={isCollapsed ? label : undefined}
      onClick={onChoose}
    >
      <Icon />
      <span className={isCollapsed ? 'visually-hidden' : styles.label}>{label}</span>
    </Link>
    {Badge && <Badge />}
  </div>
);
