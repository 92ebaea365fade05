import { limits } from '../../contract/limits';

/** `HH:MM` has five characters. */
export const TIME_LENGTH = 5;

const DAY_MINUTES = 24 * 60;

const MIDNIGHT = '00:00';
/** The end of a day is the beginning of the next. */
const END_OF_DAY = '24:00';
const NO_PART = /[^\d:.,;\-\u2013\u2014\s]/g;
const SEPARATOR = /[:.,;\-\u2013\u2014\s]+/;

/**
 * Digits with the colon put in as one types: `18` -> `18:`, `9:5` -> `09:5`, `1830` -> `18:30`, `900` -> `09:00`, because
 * no hour begins with a nine. What stands between hours and minutes may be written in any way (`9.30`, `9-30`). A deleted
 * colon stays deleted. Only the shape is kept here: whether 25:00 is a time is for the check to say.
 */
export function maskTime(typed: string, before = ''): string {
  const [hours = '', minutes] = typed.replace(NO_PART, '').replace(/^\D+/, '').split(SEPARATOR);
  const isOneDigit = minutes === undefined ? /^[3-9]\d/.test(hours) : hours.length === 1;
  const digits = ((isOneDigit ? `0${hours}` : hours) + (minutes ?? '')).slice(0, 4);
  if (digits.length > 2) {
    const time = `${digits.slice(0, 2)}:${digits.slice(2)}`;
    return time === END_OF_DAY ? MIDNIGHT : time;
  }
  const wantsColon = digits.length === 2 && typed.length > before.length;
  return wantsColon ? `${digits}:` : digits;
}

/**
 * What an unfinished time stands for when it is left: `9` is 09:00. Of `9:5` nobody knows whether it is 09:05 or 09:50, so it stays
 * as it is, for the check to refuse, like anything else.
 */
export function completeTime(typed: string): string {
  const [hours = '', minutes = ''] = maskTime(typed).split(':');
  if (/^[1-9]$/.test(minutes)) return typed;
  const settled = `${hours.padStart(2, '0')}:${minutes.padEnd(2, '0')}`;
  if (settled === END_OF_DAY) return MIDNIGHT;
  return hours !== '' && minutesOf(settled) !== null ? settled : typed;
}

/** Minutes since midnight; null when the text is no time of the day. */
function minutesOf(time: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

function timeOf(minutes: number): string {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
}

/** The next or the previous half hour, round midnight: what the arrow keys do (time step 30 minutes). */
export function stepTime(time: string, direction: 1 | -1): string {
  const step = limits.timeStepMinutes;
  const at = minutesOf(time) ?? 0;
  return timeOf(direction === 1 ? (Math.floor(at / step) + 1) * step : (Math.ceil(at / step) - 1) * step);
}

/** 00:00, 00:30 ... 23:30. */
export const timeSteps: readonly string[] = Array.from(
  { length: DAY_MINUTES / limits.timeStepMinutes },
  (_, index) => timeOf(index * limits.timeStepMinutes),
);
