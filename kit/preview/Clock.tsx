import AccessTime from '@mui/icons-material/AccessTime';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Replay from '@mui/icons-material/Replay';
import { useRef } from 'react';
import { dayAfter, weekdayOf } from '../../contract/visibility/venueClock';
import { previewWords as words } from '../../i18n/previewWords';
import { Button } from '../../ui/Button';
import { dayWords } from '../visibility/momentWords';
import styles from './preview.module.css';

interface ClockProps {
  /** The wall clock of the venue, `2026-11-24T14:20`. */
  readonly today: string;
  /** Likewise; undefined = now. */
  readonly at: string | undefined;
  readonly onChange: (at: string | undefined) => void;
}

/** Chooses a moment by the venue's clock: any within a year, a day of this week, the time of the day. */
export const Clock = ({ today, at, onChange }: ClockProps) => {
  const [now = '', time = '00:00'] = today.split('T');
  const [day = now, hour = time] = (at ?? today).split('T');
  const to = (nextDay: string, nextTime: string): void => onChange(`${nextDay}T${nextTime}`);
  const picker = useRef<HTMLInputElement>(null);
  const week = Array.from({ length: 7 }, (_, index) => dayAfter(now, index)).sort(byWeekday);
  return (
    <div className={`stack rigid gap-12 ${styles.clock}`}>
      <div className={`flex gap-8 relative ${styles.moment}`}>
        <button
          type="button"
          className="row grow gap-8 pad-x-12 bordered round surface ink strong figures left"
          title={words.moment}
          onClick={() => openPicker(picker.current)}
        >
          <AccessTime fontSize="small" />
          <span className="fill ellipsis">{momentLabel(at ?? today, now)}</span>
          <ExpandMore fontSize="small" />
        </button>
        <input
          ref={picker}
          className="absolute full tall untouched"
          type="datetime-local"
          aria-label={words.moment}
          tabIndex={-1}
          value={at ?? today}
          min={`${now}T00:00`}
          max={`${dayAfter(now, DAYS)}T23:59`}
          onChange={({ target: { value, validity } }) => {
            if (value !== '' && validity.valid) onChange(value.slice(0, 'YYYY-MM-DDTHH:MM'.length));
          }}
        />
        <Button
          variant="outlined"
          icon={<Replay fontSize="small" />}
          aria-pressed={at === undefined}
          onClick={() => onChange(undefined)}
        >
          {words.now}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the row that its buttons stand in */}
      <div className={styles.days} role="group" aria-label={words.day}>
        {week.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === day}
            // What is read begins with what is seen.
            aria-label={`${wordsOf(each, 'short')}, ${wordsOf(each, 'long')}`}
            data-today={each === now || undefined}
            onClick={() => to(each, hour)}
          >
            {wordsOf(each, 'short')}
          </button>
        ))}
      </div>
      <input
        type="range"
        aria-label={words.time}
        aria-valuetext={hour}
        min={0}
        max={LAST}
        step={STEP}
        value={minutesOf(hour)}
        onChange={({ target: { value } }) => to(day, timeOf(Number(value)))}
      />
      <div className={styles.hours} aria-hidden>
        {['00', '06', '12', '18', '24'].map((each) => (
          <span key={each}>{each}</span>
        ))}
      </div>
    </div>
  );
};

const openPicker = (input: HTMLInputElement | null): void => {
  try {
    input?.showPicker();
  } catch {
    // A browser without one: days and hours stand below.
    input?.focus();
  }
};

/** So far the server looks ahead. */
const DAYS = 365;
/** Minutes. */
const STEP = 15;
const LAST = 24 * 60 - STEP;

/** `Пт, 23:30`; a day that is further than a week `27 декабря, 23:30`. */
const momentLabel = (moment: string, today: string): string => {
  const [day = '', time = ''] = moment.split('T');
  const isNear = day >= today && day < dayAfter(today, 7);
  return `${dayWords(day, isNear ? { weekday: 'short' } : undefined)}, ${time}`;
};

const byWeekday = (one: string, other: string): number => weekdayOf(one) - weekdayOf(other);

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const wordsOf = (day: string, weekday: 'short' | 'long'): string =>
  dayWords(day, { weekday, ...(weekday === 'long' && { day: 'numeric', month: 'long' }) });
