import { useState } from 'react';
import { dayAfter, dayAt } from '../../../contract/visibility/venueClock';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText } from '../../../i18n/text';
import { CardChoice } from '../../../kit/choice/CardChoice';
import { ChipChoice } from '../../../kit/choice/ChipChoice';
import { dayWords, type MomentAt, momentWords } from '../../../kit/visibility/momentWords';
import { TextField } from '../../../ui/TextField';
import { isPossible, type Term, untilOf } from './term';

interface TermFieldsProps {
  readonly term: Term;
  readonly onChange: (term: Term) => void;
  readonly at: MomentAt;
  /** When the venue closes today, where that is known. */
  readonly closesAt?: string | undefined;
}

const MINUTES = [30, 60, 120, 180, 240] as const;
/** Days that are one tap away. */
const DAYS = 6;

/** For how long: four ways, and what the chosen one asks besides. */
export const TermFields = ({ term, onChange, at, closesAt }: TermFieldsProps) => {
  return (
    <>
      <CardChoice
        label={words.howLong}
        value={term.kind}
        onChoose={(kind) => onChange({ ...term, kind })}
        options={[
          {
            value: 'end_of_day',
            title: words.endOfDay,
            note: closesAt
              ? shownText(words.upTo, { moment: momentWords(closesAt, at) })
              : words.endOfDayNote,
          },
          {
            value: 'time',
            title: words.forTime,
            note:
              term.kind === 'time'
                ? shownText(words.upTo, { moment: momentWords(untilOf(term, at), at) })
                : words.forTimeNote,
          },
          {
            value: 'date',
            title: words.toDate,
            note:
              term.kind === 'date' && isPossible(term, at)
                ? shownText(words.upTo, { moment: dayWords(term.day) })
                : words.toDateNote,
          },
          { value: 'open', title: words.untilIReturn, note: words.untilIReturnNote },
        ]}
      />
      {term.kind === 'time' && (
        <ChipChoice
          label={words.forTime}
          value={String(term.minutes)}
          onChoose={(minutes) => onChange({ ...term, minutes: Number(minutes) })}
          options={MINUTES.map((minutes) => ({ value: String(minutes), label: lengthWords(minutes) }))}
        />
      )}
      {term.kind === 'date' && <DayFields term={term} onChange={onChange} at={at} />}
    </>
  );
};

const lengthWords = (minutes: number): string =>
  minutes < 60 ? words.halfHour : shownText(words.hours, { smart_count: minutes / 60 });

const OTHER = 'other';

/** The next days as chips, and a calendar for the rest. */
const DayFields = ({ term, onChange, at }: Omit<TermFieldsProps, 'closesAt'>) => {
  const today = dayAt(at.now, at.zone);
  const days = Array.from({ length: DAYS }, (_, index) => dayAfter(today, index + 1));
  const [isOther, setOther] = useState(!days.includes(term.day));
  return (
    <>
      <ChipChoice
        label={words.date}
        value={isOther ? OTHER : term.day}
        onChoose={(day = OTHER) => {
          setOther(day === OTHER);
          if (day !== OTHER) onChange({ ...term, day });
        }}
        options={[
          ...days.map((day) => ({ value: day, label: dayWords(day, NEAR) })),
          { value: OTHER, label: words.otherDay },
        ]}
      />
      {isOther && (
        <TextField
          type="date"
          label={words.date}
          min={days[0]}
          value={term.day}
          error={isPossible(term, at) ? undefined : words.datePast}
          onChange={({ target }) => onChange({ ...term, day: target.value })}
        />
      )}
    </>
  );
};

const NEAR = { weekday: 'short', day: 'numeric', month: 'short' } as const;
