import { styled } from '@mui/material/styles';
import { limits } from '../contract/limits';
import { boxStyles } from './boxStyles';
import { choiceStyles } from './choiceStyles';
import { controlStyles } from './controlStyles';
import { frameStyles } from './frameStyles';

/**
 * The grid of a form (2 columns, 1 under 1024 px, 1§9) and the looks of every field in it. They stand here once, as plain
 * classes: a styled component per label, help and error would cost a form of 300 fields its budget.
 */
export const FieldsRoot = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: theme.spacing(4),
  rowGap: theme.spacing(1.25),
  alignItems: 'start',
  [`@media (max-width: ${limits.formOneColumnBelow - 0.05}px)`]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& .carte-empty': { display: 'none' },
  },
  ...frameStyles(theme),
  ...boxStyles(theme),
  ...choiceStyles(theme),
  ...controlStyles(theme),
}));
