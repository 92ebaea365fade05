import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useEvent, useLocation, useNavigate } from 'react-admin';
import { text } from '../../i18n/text';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

const STEP = 'centre round hover-sunken hover-ink focus-in';

/** Pages of a list exactly as UI-14 and UI-15 draw them; not there at all under two pages. */
export const Pager = ({ page, pages, onPage }: PagerProps) => {
  const steps = pagerSteps(page, pages);
  if (steps.length === 0) return null;
  return (
    <nav
      className="carte-pager row wrap middle gap-2 muted text-small figures"
      aria-label={text('list.pager')}
    >
      <button
        type="button"
        className={STEP}
        disabled={page <= 1}
        aria-label={text('list.previousPage')}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft fontSize="small" />
      </button>
      {steps.map((step, index) =>
        step === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing of its own but its place
          <span key={`gap-${index}`} className="centre" aria-hidden>
            …
          </span>
        ) : (
          <button
            type="button"
            className={STEP}
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
        className={STEP}
        disabled={page >= pages}
        aria-label={text('list.nextPage')}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight fontSize="small" />
      </button>
    </nav>
  );
};

/** Pages shown on each side of the current one. */
const NEIGHBOURS = 2;

/** What the pager shows: page numbers, and a `gap` wherever pages are left out. */
type PagerStep = number | 'gap';

/** The first page, the last page, two on each side of the current one, gaps between; nothing under two pages. */
export const pagerSteps = (page: number, pages: number): readonly PagerStep[] => {
  if (pages < 2) return [];
  const current = Math.min(Math.max(page, 1), pages);
  const from = Math.max(current - NEIGHBOURS, 1);
  const to = Math.min(current + NEIGHBOURS, pages);
  const around = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...leading(from), ...around, ...trailing(to, pages)];
};

const leading = (from: number): readonly PagerStep[] => {
  if (from === 1) return [];
  return from === 2 ? [1] : [1, 'gap'];
};

const trailing = (to: number, pages: number): readonly PagerStep[] => {
  if (to === pages) return [];
  return to === pages - 1 ? [pages] : ['gap', pages];
};

/**
 * Leads to another page of the list. A person's step is an entry of the history; `isCorrection` says that the page shown is
 * gone, and nobody wants to go back there.
 */
export const useListPage = (): ((page: number, options?: { isCorrection?: boolean }) => void) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useEvent((page, { isCorrection = false } = {}) => {
    const state = new URLSearchParams(search);
    state.set('page', String(page));
    navigate({ search: `?${state}` }, { replace: isCorrection });
  });
};
