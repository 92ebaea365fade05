type Hours = readonly [begin: string, end: string];

const day = ([begin, end]: Hours) => ({ begin, end, around_the_clock: false, is_enabled: true });

/** The same hours on every day, in the points' dialect (3-decisions, Wire format 10). */
export const daily = (begin: string, end: string) => ({
  all_days: true,
  ...Object.fromEntries(['1', '2', '3', '4', '5', '6', '7'].map((key) => [key, day([begin, end])])),
});

/** Other hours on Friday and Saturday, the nights before a free day. */
export const week = ({ weekdays, weekend }: { readonly weekdays: Hours; readonly weekend: Hours }) => ({
  all_days: false,
  ...Object.fromEntries(
    ['1', '2', '3', '4', '5', '6', '7'].map((key) => [
      key,
      day(key === '5' || key === '6' ? weekend : weekdays),
    ]),
  ),
});
