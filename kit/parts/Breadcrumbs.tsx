import ChevronRight from '@mui/icons-material/ChevronRight';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { text } from '../../i18n/text';
import type { Crumb } from '../declaration/Parents';

/** The trail above a title: starts at home, its last step is where one stands and leads nowhere. */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <Trail aria-label={text('list.breadcrumbs')}>
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
  </Trail>
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

const Trail = styled('nav')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const touch = theme.spacing(5.5);
  return {
    ...theme.typography.body2,
    color: palette.text.secondary,
    minWidth: 0,
    // One line, whatever comes late into it: what is too long for it scrolls, and fades where it goes on.
    '& ol': {
      display: 'flex',
      alignItems: 'center',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      paddingRight: theme.spacing(3),
      maskImage: `linear-gradient(to right, #000 calc(100% - ${theme.spacing(3)}), transparent)`,
    },
    '& li': {
      display: 'inline-flex',
      flex: 'none',
      alignItems: 'center',
    },
    '& li > svg': { flex: 'none', margin: theme.spacing(0, 0.5), opacity: 0.6 },
    [theme.breakpoints.down('sm')]: {
      '& li[data-phone="hidden"], & li[data-phone="last"] > svg': { display: 'none' },
    },
    // A name that cannot be read leaves no gap.
    '& li:has(> :is(a, span):empty)': { display: 'none' },
    // The heading below says the whole name.
    '& li > :is(a, span)': {
      maxWidth: '20ch',
      [theme.breakpoints.up('lg')]: { maxWidth: '40ch' },
      overflow: 'hidden',
      lineHeight: theme.spacing(3),
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
    '& li:first-of-type a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.spacing(3) },
    '@media (pointer: coarse)': {
      '& li > a, & li:first-of-type a': {
        lineHeight: touch,
        minWidth: touch,
        minHeight: touch,
        textAlign: 'center',
      },
      '& li:first-of-type a': { justifyContent: 'center', marginLeft: theme.spacing(-1.5) },
    },
    '& a': { color: 'inherit', textDecoration: 'none', borderRadius: theme.shape.borderRadius },
    '& a:hover': { color: palette.primary.main },
    '& a:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '& [aria-current]': { color: palette.text.primary },
    '& svg': { fontSize: theme.typography.pxToRem(18) },
  };
});
