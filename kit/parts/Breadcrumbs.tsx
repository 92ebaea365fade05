import ChevronRight from '@mui/icons-material/ChevronRight';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import { Link } from 'react-router';
import { text } from '../../i18n/text';
import type { Crumb } from '../declaration/Parents';
import './breadcrumbs.css';

/** The trail above a title: starts at home, its last step is where one stands and leads nowhere. */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav className="carte-trail" aria-label={text('list.breadcrumbs')}>
    <ol>
      <li>
        <Link to="/" aria-label={text('list.home')} title={text('list.home')}>
          <HomeOutlined fontSize="inherit" />
        </Link>
        {crumbs.length > 0 && <ChevronRight fontSize="inherit" aria-hidden />}
      </li>
      {crumbs.map((crumb, index) => (
        <li key={crumb.key} data-phone={onPhone(crumb, crumbs.length - 2 - index)}>
          <Step crumb={crumb} isLast={index === crumbs.length - 1} />
          {index < crumbs.length - 1 && <ChevronRight fontSize="inherit" aria-hidden />}
        </li>
      ))}
    </ol>
  </nav>
);

/** A phone shows where one is below and the step back: the heading says the rest, and a long trail would hide just these. */
const onPhone = ({ isPlace }: Crumb, stepsBack: number): 'shown' | 'last' | 'hidden' => {
  if (stepsBack === 0) return 'last';
  return isPlace ? 'shown' : 'hidden';
};

const Step = ({ crumb, isLast }: { readonly crumb: Crumb; readonly isLast: boolean }) => {
  if (isLast) return <span aria-current="page">{crumb.label}</span>;
  return crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : <span>{crumb.label}</span>;
};
