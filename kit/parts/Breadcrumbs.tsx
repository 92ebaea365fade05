import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { useState } from 'react';
import { Link } from 'react-router';
import { text } from '../../i18n/text';
import type { Crumb } from '../declaration/Parents';
import './parts.css';

/** The trail above a title: starts at home, its last step is where one stands and leads nowhere. A phone shows the step back, the rest on a press. */
export const Breadcrumbs = ({ crumbs: given }: { readonly crumbs: readonly Crumb[] }) => {
  const crumbs = given.filter((crumb, index) => !isSaidAgain(crumb, given.slice(index + 1)));
  const [isWhole, setWhole] = useState(false);
  const back = crumbs.length - 2;
  const hasBack = isWay(crumbs[back]);
  return (
    <nav
      className="carte-trail slim muted text-small light"
      aria-label={text('list.breadcrumbs')}
      data-phone={isWhole ? 'whole' : hasBack ? 'back' : 'none'}
    >
      {hasBack && !isWhole && (
        <button type="button" aria-label={text('list.wholeTrail')} onClick={() => setWhole(true)}>
          <MoreHoriz fontSize="inherit" />
        </button>
      )}
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
