import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
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
    <Box sx={line} data-tone={isSeen && !isStopped ? 'seen' : 'hidden'}>
      <Icon aria-hidden sx={icon} />
      <span>
        {isSeen ? visibilityWords[isStopped ? 'stopped' : 'seen'] : visibilityWords.hidden}
        {isSeen && page !== undefined && (
          <>
            {' · '}
            <Box component="a" href={page} target="_blank" rel="noopener" sx={link}>
              {visibilityWords.open}
            </Box>
          </>
        )}
        {!isSeen && <CauseLinks causes={causes} zone={zone} own={own} />}
      </span>
    </Box>
  );
};

const line = {
  display: 'flex',
  gap: 1,
  typography: 'body2',
  overflowWrap: 'anywhere',
  color: 'primary.main',
  '&[data-tone="hidden"]': { color: 'error.main' },
} as const;

const link = {
  color: 'inherit',
  textUnderlineOffset: '3px',
  // A finger hits more than the line; nothing else moves for it.
  '@media (pointer: coarse)': { display: 'inline-block', py: '14px', my: '-14px' },
} as const;

const icon = { flex: 'none', fontSize: 18, mt: '1px' };
