import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { Cause, Note } from '../../contract/visibility/visibilityOf';
import { visibilityWords } from '../../i18n/visibilityWords';
import { CauseLinks } from './CauseLinks';

export interface GuestsLineProps {
  readonly causes: readonly Cause[];
  readonly notes?: readonly Cause<Note>[];
  readonly zone: string;
  readonly own: string;
  /** Where they see it. */
  readonly page?: string | undefined;
}

/** One line of what guests see: that they do, or why not, with the way to each cause. */
export const GuestsLine = ({ causes, notes = [], zone, own, page }: GuestsLineProps) => {
  const isSeen = causes.length === 0;
  const isStopped = isSeen && notes.some(({ kind }) => kind === 'stop');
  const Icon = isSeen ? VisibilityOutlined : VisibilityOffOutlined;
  return (
    <div className="flex gap-8 text-small anywhere toned" data-tone={isSeen && !isStopped ? 'seen' : 'error'}>
      <Icon aria-hidden className="rigid square-18" />
      <span>
        {isSeen ? visibilityWords[isStopped ? 'stopped' : 'seen'] : visibilityWords.hidden}
        {isSeen && page !== undefined && (
          <>
            {' · '}
            <a className="toned reach" href={page} target="_blank" rel="noopener">
              {visibilityWords.open}
            </a>
          </>
        )}
        {!isSeen && <CauseLinks causes={causes} zone={zone} own={own} />}
      </span>
    </div>
  );
};
