import { createListeners } from '../../ui/createListeners';

/**
 * What was said last is out of date: something new is tried, or something is wrong since, and the old fact would mislead. Takes
 * it back, and hears of that.
 */
export const { subscribe: onWithdrawal, tell: withdrawNotices } = createListeners();
