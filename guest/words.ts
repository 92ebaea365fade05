import { unbroken } from '../contract/texts/unbroken';
import { unitTitles } from '../contract/texts/units';
import { dayAfter, wallClock, weekdayOf } from '../contract/visibility/venueClock';
import type { Unit } from '../contract/vocabulary';
import { texts } from './texts';

/** `1450.5` -> `1 450,50 ₽`; kopecks only where there are some. */
export const priceWords = (price: string): string => {
  const value = Number(price);
  return (Number.isInteger(value) ? whole : exact).format(value);
};
const roubles = { style: 'currency', currency: 'RUB' } as const;
const whole = new Intl.NumberFormat('ru-RU', { ...roubles, maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('ru-RU', roubles);

/** `0.50`, `l` -> `0,5 л` */
export const portionWords = ({ value, unit }: { readonly value: string; readonly unit: Unit }): string =>
  unbroken(`${numberWords(value)} ${unitTitles[unit]}`);

export const numberWords = (decimal: string): string => numbers.format(Number(decimal));
const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 3 });

interface Moment {
  readonly at: string;
  readonly now: string;
  readonly zone: string;
}

/** `9:00` by the venue's clock. */
export const timeWords = (at: string, zone: string): string =>
  wallClock(new Date(at), zone).slice(-TIME).replace(/^0/, '');
const TIME = 'HH:MM'.length;
const DAY = 'YYYY-MM-DD'.length;

/** When something happens: today its time alone, then tomorrow, then the day of the week, and by its date what is a week away. */
export const whenWords = ({ at, now, zone }: Moment): string => {
  const [day, today] = [at, now].map((each) => wallClock(new Date(each), zone).slice(0, DAY));
  const time = timeWords(at, zone);
  if (day === undefined || today === undefined || day === today) return texts.todayAt(time);
  if (day === dayAfter(today, 1)) return texts.tomorrowAt(time);
  const isNear = day < dayAfter(today, WEEK);
  return texts.dayAt(isNear ? (texts.onDays[weekdayOf(day)] ?? '') : dateWords(at, zone), time);
};
const WEEK = 7;

/** `7 декабря` */
const dateWords = (at: string, zone: string): string =>
  new Intl.DateTimeFormat('ru-RU', { timeZone: zone, day: 'numeric', month: 'long' }).format(new Date(at));

/** The day on which a venue opens again, and the hour unless it is midnight: today, tomorrow, or by its date. */
export const reopenWords = ({ at, now, zone }: Moment): string => {
  const [day = '', today = ''] = [at, now].map((each) => wallClock(new Date(each), zone).slice(0, DAY));
  const time = timeWords(at, zone);
  const withTime = (named: string): string => (time === '0:00' ? named : texts.dayWithTime(named, time));
  if (day === today) return texts.opensAt(withTime(texts.today));
  const date = dateWords(at, zone);
  if (day === dayAfter(today, 1)) return texts.opensAt(withTime(texts.tomorrow(date)));
  const weekday = texts.days[weekdayOf(day)]?.toLowerCase() ?? '';
  return texts.awaits(withTime(texts.dayOfWeek(date, weekday)));
};

/** `27 ноября 2026 г.` */
export const dayWords = (now: string, zone: string): string =>
  new Intl.DateTimeFormat('ru-RU', { timeZone: zone, day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(now),
  );

/** `+74950001120` -> `+7 495 000-11-20`; numbers of other countries stay as they are. */
export const phoneWords = (number: string): string =>
  unbroken(number.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2-$3-$4'));
