import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly tone: 'error' | 'warning' | 'info';
  /** What can be done about it, at the end of the line. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/**
 * A line beside what has not gone away: a list whose refresh failed or is slow, a form that was not saved. It must not wait
 * for a chunk where the network is the trouble, and MUI's alert is too heavy to come with every first row.
 */
export const Notice = ({ tone, action, children }: NoticeProps) => (
  <Line role={tone === 'info' ? 'status' : 'alert'} data-tone={tone}>
    <div>{children}</div>
    {action}
  </Line>
);

const Line = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    marginBottom: theme.spacing(2),
    padding: theme.spacing(1, 1.75),
    fontSize: '0.9375rem',
    borderRadius: theme.shape.borderRadius,
    color: palette.text.primary,
    '& > div': {
      // Below that width the words are worth a line of their own.
      flex: '1 1 16rem',
      minWidth: 0,
      padding: theme.spacing(0.5, 0),
      overflowWrap: 'anywhere',
    },
    '&[data-tone="error"]': {
      backgroundColor: palette.error.soft,
      boxShadow: `inset 3px 0 ${palette.error.main}`,
    },
    '&[data-tone="warning"]': {
      backgroundColor: palette.warning.soft,
      boxShadow: `inset 3px 0 ${palette.warning.main}`,
    },
    '&[data-tone="info"]': {
      backgroundColor: palette.info.soft,
      boxShadow: `inset 3px 0 ${palette.info.main}`,
    },
  };
});
