import { styled } from '@mui/material/styles';
import { text } from '../../i18n/text';

/** The countdown of a deleted record: the backend counts the days, the last ones stand out. */
export const DaysLeft = ({ days }: { readonly days: number | null | undefined }) => {
  if (typeof days !== 'number') return null;
  return (
    <Countdown data-urgent={days <= 1 || undefined}>
      {days <= 0 ? text('bin.lastDay') : text('bin.days', { smart_count: days })}
    </Countdown>
  );
};

const Countdown = styled('span')(({ theme }) => ({
  whiteSpace: 'nowrap',
  '&[data-urgent]': {
    color: (theme.vars ?? theme).palette.error.main,
    fontWeight: theme.typography.fontWeightMedium,
  },
}));
