import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { text } from '../../i18n/text';
import type { Crumb } from '../declaration/Parents';
import type { MenuEntries } from './DropdownMenu';
import styles from './PageHeader.module.css';
import './parts.css';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { IconButton } from '../../ui/IconButton';
import { lazyWithPreload } from '../../ui/lazyWithPreload';

interface PageHeaderProps {
  readonly crumbs: readonly Crumb[];
  readonly title: ReactNode;
  /** What the browser's tab says where the title is not plain text. */
  readonly documentTitle?: string;
  /** How what the page is about stands: a badge beside the title. */
  readonly state?: ReactNode;
  /** The one main button. */
  readonly action?: ReactNode;
  /** The overflow menu beside it; none = no menu. */
  readonly menu?: MenuEntries;
}

/** The top of every page: where one is, what it is called, the one main thing to do, and the rest in a menu. */
export const PageHeader = ({ crumbs, title, documentTitle, state, action, menu = [] }: PageHeaderProps) => {
  const plain = typeof title === 'string' ? title : documentTitle;
  return (
    <header className={`below-16 container ${styles.header}`}>
      {plain && <title>{`${plain} — ${text('common.product')}`}</title>}
      <Breadcrumbs crumbs={crumbs} />
      <div className={`row spread gap-12 wrap above-4 ${styles.line}`}>
        <div className={`${styles.place} ${typeof title === 'string' ? '' : styles.late}`}>
          <h1 className={styles.title}>{title}</h1>
          {state && <div className="row wrap gap-8">{state}</div>}
        </div>
        <div className="row gap-8">
          {action}
          {menu.some(Boolean) && <OverflowMenu items={menu} />}
        </div>
      </div>
    </header>
  );
};

/** The trail above a title: starts at home, its last step is where one stands and leads nowhere. A phone shows the step back alone. */
export const Breadcrumbs = ({ crumbs: given }: { readonly crumbs: readonly Crumb[] }) => {
  const crumbs = given.filter((crumb, index) => !isSaidAgain(crumb, given.slice(index + 1)));
  const back = crumbs.length - 2;
  return (
    <nav
      className="carte-trail slim muted text-small light"
      aria-label={text('list.breadcrumbs')}
      data-phone={isWay(crumbs[back]) ? 'back' : 'none'}
    >
      <ol className="row">
        <li className="inline rigid">
          <Link to="/" aria-label={text('list.home')} title={text('list.home')}>
            <HomeOutlined fontSize="inherit" />
          </Link>
          {crumbs.length > 0 && <ChevronRight fontSize="inherit" aria-hidden />}
        </li>
        {crumbs.map((crumb, index) => (
          <li className="inline rigid" key={crumb.key} data-back={index === back || undefined}>
            {index === back && <ChevronLeft fontSize="inherit" aria-hidden className="back" />}
            <Step crumb={crumb} isLast={index === crumbs.length - 1} />
            {index < crumbs.length - 1 && <ChevronRight fontSize="inherit" aria-hidden />}
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** A word that leads nowhere, and that a later step says as well. */
const isSaidAgain = ({ label, to }: Crumb, later: readonly Crumb[]): boolean =>
  to === undefined && typeof label === 'string' && later.some((each) => each.label === label);

/** Whether a step leads anywhere; what is more than text brings its own link. */
const isWay = (crumb: Crumb | undefined): boolean =>
  crumb !== undefined && (crumb.to !== undefined || (typeof crumb.label !== 'string' && !crumb.isPlace));

const Step = ({ crumb, isLast }: { readonly crumb: Crumb; readonly isLast: boolean }) => {
  if (isLast) return <span aria-current="page">{crumb.label}</span>;
  return crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : <span>{crumb.label}</span>;
};

const DropdownMenu = lazyWithPreload(async () => (await import('./DropdownMenu')).DropdownMenu);

/** The page's further ways, behind one button; the menu is mounted only while it is open. */
const OverflowMenu = ({ items }: { readonly items: MenuEntries }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <IconButton
        label={text('list.actions')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHoriz />
      </IconButton>
      {anchor && <DropdownMenu anchor={anchor} items={items} onClose={close} />}
    </>
  );
};
