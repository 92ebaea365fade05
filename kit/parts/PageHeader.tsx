import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { text } from '../../i18n/text';
import type { Crumb } from '../declaration/Parents';
import { Breadcrumbs } from './Breadcrumbs';
import { clamped } from './clamped';
import { type OverflowItem, OverflowMenu } from './OverflowMenu';

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
  readonly menu?: readonly OverflowItem[];
}

/** The top of every page: where one is, what it is called, the one main thing to do, and the rest in a menu. */
export const PageHeader = ({ crumbs, title, documentTitle, state, action, menu = [] }: PageHeaderProps) => {
  const plain = typeof title === 'string' ? title : documentTitle;
  return (
    <Box component="header" sx={{ mb: 3 }}>
      {plain && <title>{`${plain} — ${text('common.product')}`}</title>}
      <Breadcrumbs crumbs={crumbs} />
      <Stack direction="row" sx={line}>
        <Box sx={typeof title === 'string' ? place : latePlace}>
          <Typography component="h1" variant="h1" sx={heading}>
            {title}
          </Typography>
          {state && <Box sx={{ flex: 'none' }}>{state}</Box>}
        </Box>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          {action}
          {menu.length > 0 && <OverflowMenu items={menu} />}
        </Stack>
      </Stack>
    </Box>
  );
};

const line = { mt: 1, gap: 1.5, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' };

const heading = { ...clamped, overflowWrap: 'anywhere', hyphens: 'auto' };

const place = { minWidth: 0 };

/**
 * A title that a record brings keeps the place that a long one needs: what stands below must not move when it comes. Narrow
 * pages have two lines for it, and the buttons of a phone their own.
 */
const latePlace = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minWidth: 0,
  flex: { xs: '1 0 100%', sm: '1 1 0' },
  minHeight: { xs: 70, md: 'auto' },
  '& > h1': { WebkitLineClamp: { xs: 2, md: 1 } },
};
