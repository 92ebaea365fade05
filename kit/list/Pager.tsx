import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';
import { text } from '../../i18n/text';
import { pagerSteps } from './pagerSteps';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Pages of a list exactly as UI-14 and UI-15 draw them; not there at all under two pages. */
export const Pager = ({ page, pages, onPage }: PagerProps) => {
  const steps = pagerSteps(page, pages);
  if (steps.length === 0) return null;
  return (
    <Bar aria-label={text('list.pager')}>
      <button
        type="button"
        disabled={page <= 1}
        aria-label={text('list.previousPage')}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft fontSize="small" />
      </button>
      {steps.map((step, index) =>
        step === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing of its own but its place
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <button
            type="button"
            key={step}
            aria-label={text('list.page', { page: step })}
            aria-current={step === page ? 'page' : undefined}
            onClick={() => step !== page && onPage(step)}
          >
            {step}
          </button>
        ),
      )}
      <button
        type="button"
        disabled={page >= pages}
        aria-label={text('list.nextPage')}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight fontSize="small" />
      </button>
    </Bar>
  );
};

const Bar = styled('nav')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(0.25),
    '& button, & span': {
      ...theme.typography.body2,
      fontVariantNumeric: 'tabular-nums',
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: theme.spacing(4.5),
      height: theme.spacing(4.5),
      padding: theme.spacing(0, 0.75),
      border: 0,
      borderRadius: theme.shape.borderRadius,
      background: 'none',
      color: palette.text.secondary,
      '@media (pointer: coarse)': { minWidth: theme.spacing(5.5), height: theme.spacing(5.5) },
    },
    '& button': { cursor: 'pointer' },
    '& button:hover:not(:disabled)': { background: palette.action.hover, color: palette.text.primary },
    '& button:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '& button[aria-current]': {
      background: palette.primary.main,
      color: palette.primary.contrastText,
      fontWeight: theme.typography.fontWeightBold,
    },
    '& button:disabled': { cursor: 'default', opacity: 0.4 },
  };
});
