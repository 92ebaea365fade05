import type { ReactNode } from 'react';
import { text } from '../../i18n/text';
import type { Crumb } from '../declaration/Parents';
import { Breadcrumbs } from './Breadcrumbs';
import { type OverflowItem, OverflowMenu } from './OverflowMenu';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  readonly crumbs: readonly Crumb[];
  readonly title: ReactNode;
  /** What the browser's tab says where the title is not plain text. */
  readonly documentTitle?: string;
  /** How what the page is about stands: a badge beside the title. */
  readonly state?: ReactNode;
  /** The one main button. */
  readonly action?: ReactNode;
  /** On a phone the actions are signs alone, and stand beside the step back. */
  readonly isActionSigns?: boolean;
  /** The overflow menu beside it; none = no menu. */
  readonly menu?: readonly OverflowItem[];
}

/** The top of every page: where one is, what it is called, the one main thing to do, and the rest in a menu. */
export const PageHeader = ({
  crumbs,
  title,
  documentTitle,
  state,
  action,
  isActionSigns = false,
  menu = [],
}: PageHeaderProps) => {
  const plain = typeof title === 'string' ? title : documentTitle;
  return (
    <header className={styles.header} data-signs={isActionSigns || undefined}>
      {plain && <title>{`${plain} — ${text('common.product')}`}</title>}
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.line}>
        <div className={`${styles.place} ${typeof title === 'string' ? '' : styles.late}`}>
          <h1 className={styles.title}>{title}</h1>
          {state && <div>{state}</div>}
        </div>
        <div className="row gap-8">
          {action}
          {menu.length > 0 && <OverflowMenu items={menu} />}
        </div>
      </div>
    </header>
  );
};
