import { text } from '../../i18n/text';

/** The countdown of a deleted record: the backend counts the days, the last ones stand out. */
export const DaysLeft = ({ days }: { readonly days: number | null | undefined }) => {
  if (typeof days !== 'number') return null;
  return (
    <span className={`nowrap ${lookOf(days)}`}>
      {days <= 0 ? text('bin.lastDay') : text('bin.days', { smart_count: days })}
    </span>
  );
};

/** The last two days are red, the two before them amber. */
const lookOf = (days: number): string => {
  if (days <= 2) return 'wrong medium';
  return days <= 4 ? 'caution medium' : '';
};
