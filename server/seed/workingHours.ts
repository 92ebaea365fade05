import type { Hours } from '../content';

type Days = readonly [string, string, string, string, string, string, string];

/** How points and the menu area name their days (docs/spec/3-decisions.md, Wire format 10). */
export const pointDays: Days = ['1', '2', '3', '4', '5', '6', '7'];
export const menuDays: Days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** A schedule as the wire has it; without hours it is open at any hour of any day. */
export const graphicOf = (days: Days, hours?: Hours) => {
  if (!hours) {
    const whole = { begin: '00:00', end: '00:00', around_the_clock: true, is_enabled: true };
    return { all_days: whole, ...Object.fromEntries(days.map((day) => [day, whole])) };
  }
  const { every, from = days.length, others = every } = hours;
  return {
    all_days: { ...open(every), is_enabled: from === days.length },
    ...Object.fromEntries(days.map((day, index) => [day, open(index >= from ? others : every)])),
  };
};

const open = ([begin = '', end = '']: readonly string[]) => ({
  begin,
  end,
  around_the_clock: false,
  is_enabled: true,
});
