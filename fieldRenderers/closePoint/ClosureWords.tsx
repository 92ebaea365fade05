import type { ClosureValue } from '../../contract/fields';
import { isIsoDate } from '../../contract/fields/isoDate';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';

interface ClosureWordsProps {
  readonly about: 'closed' | 'hidden';
  readonly closure: ClosureValue;
  /** Ends it by itself. */
  readonly onPropose: () => void;
}

/** What will be, in words: an end alone ends nothing, and whoever gives one is offered that it does. */
export const ClosureWords = ({ about, closure, onPropose }: ClosureWordsProps) => {
  const begin = dayAndTime(closure.close_begin_date, closure.close_begin_time);
  const end = dayAndTime(closure.close_end_date, closure.close_end_time);
  if (begin === '') return null;
  const isOpen = end === '';
  const what = isOpen ? 'open' : closure.show_after_time ? 'ends' : 'stays';
  return (
    <div className="wide will">
      <p role="status">{text(`closure.will.${about}.${what}`, { begin, end })}</p>
      {what === 'stays' && (
        <Button size="s" variant="outlined" onClick={onPropose}>
          {text(`closure.will.${about}.propose`, { end })}
        </Button>
      )}
    </div>
  );
};

/** `26.11`, `26.11 at 09:00`: closures lie within a year. */
const dayAndTime = (date: string, time: string): string => {
  if (!isIsoDate(date)) return '';
  const day = date.split('-').reverse().slice(0, 2).join('.');
  return time === '' || time === limits.closureBeginTime ? day : text('closure.at', { day, time });
};
