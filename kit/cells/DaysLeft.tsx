import { text } from '../../i18n/text';
import './cells.css';

/** The countdown of a deleted record: the backend counts the days, the last ones stand out. */
export const DaysLeft = ({ days }: { readonly days: number | null | undefined }) => {
  if (typeof days !== 'number') return null;
  return (
    <span className="carte-days-left" data-urgent={days <= 1 || undefined}>
      {days <= 0 ? text('bin.lastDay') : text('bin.days', { smart_count: days })}
    </span>
  );
};
