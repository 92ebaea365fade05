import { text } from '../../../i18n/text';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long to wait, in the largest unit that says it well, rounded up: nobody shall come back too early. */
export const waitText = (seconds: number): string => {
  if (seconds < MINUTE) return text('auth.waitSeconds', { smart_count: seconds });
  if (seconds < HOUR) return text('auth.waitMinutes', { smart_count: Math.ceil(seconds / MINUTE) });
  return text('auth.waitHours', { smart_count: Math.ceil(seconds / HOUR) });
};
