type Hours = readonly [begin: string, end: string];
type Days = readonly [string, string, string, string, string, string, string];

/** How points and the menu area name their days (docs/spec/3-decisions.md, Wire format 10). */
export const pointDays: Days = ['1', '2', '3', '4', '5', '6', '7'];
export const menuDays: Days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const open = ([begin, end]: Hours) => ({ begin, end, around_the_clock: false, is_enabled: true });

/** The same hours on every day. */
export const daily = (days: Days, hours: Hours) => ({
  all_days: open(hours),
  ...Object.fromEntries(days.map((day) => [day, open(hours)])),
});

/** Other hours from Friday to Sunday or on any other run of days, counted from 0 = Monday. */
export const weekly = (
  days: Days,
  hours: Hours,
  others: { readonly from: number; readonly hours: Hours },
) => ({
  all_days: { ...open(hours), is_enabled: false },
  ...Object.fromEntries(days.map((day, index) => [day, open(index >= others.from ? others.hours : hours)])),
});

/** At any hour of any day: what a menu or a category says that is always there. */
export const always = (days: Days) => {
  const whole = { begin: '00:00', end: '00:00', around_the_clock: true, is_enabled: true };
  return { all_days: whole, ...Object.fromEntries(days.map((day) => [day, whole])) };
};
