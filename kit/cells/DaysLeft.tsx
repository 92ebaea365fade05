import { text } from '../../i18n/text';
import '../list/list.css';

/** The countdown of a deleted record: the backend counts the days, the last ones stand out. */
export const DaysLeft = ({ days }: { readonly days: number | null | undefined }) => {
  if (typeof days !== 'number') return null;
  return (
    <span className="carte-days-left nowrap" data-urgency={urgencyOf(days)}>
      {days <= 0 ? text('bin.lastDay') : text('bin.days', { smart_count: days })}
    </span>
  );
};

/** The last two days are red, the two before them amber. */
const urgencyOf = (days: number): 'high' | 'some' | undefined => {
  if (days <= 2) return 'high';
  return days <= 4 ? 'some' : undefined;
};
