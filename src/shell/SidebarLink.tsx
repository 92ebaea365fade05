import Tooltip from '@mui/material/Tooltip';
import type { ComponentType, ReactElement } from 'react';
import { Link } from 'react-router';
import styles from './Sidebar.module.css';

interface SidebarLinkProps {
  readonly icon: ComponentType;
  readonly label: string;
  readonly path: string;
  readonly isCurrent: boolean;
  /** The rail shows the icon only; the label is read out and comes as a tooltip. */
  readonly isCollapsed: boolean;
  readonly onChoose?: (() => void) | undefined;
}

export const SidebarLink = ({
  icon: Icon,
  label,
  path,
  isCurrent,
  isCollapsed,
  onChoose,
}: SidebarLinkProps): ReactElement => (
  <Tooltip title={isCollapsed ? label : ''} placement="right">
    <Link
      to={path}
      className={styles.link}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label}
      onClick={onChoose}
    >
      <Icon />
      {!isCollapsed && <span className={styles.label}>{label}</span>}
    </Link>
  </Tooltip>
);
