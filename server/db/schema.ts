/** The whole schema of the reference backend; `npm run db:generate` compares it with `server/migrations`. */

export { businesses, roles } from './tables/businesses';
export { guestCounts, guestVersions, venueCounts } from './tables/guests';
export { changes } from './tables/history';
export { invitations, memberPoints, members } from './tables/members';
export {
  categories,
  foodIngredients,
  foodMarks,
  foods,
  ingredients,
  menus,
} from './tables/menus';
export { decisions, notices } from './tables/notices';
export {
  codes,
  devices,
  idempotencyKeys,
  preferences,
  rateLimits,
  recoveries,
  sessions,
  users,
  views,
} from './tables/people';
export { files, oldAddresses, pointPhones, points } from './tables/points';
export { baseCategories, cities, countries, marks, phoneTypes, pointTypes } from './tables/reference';
export { recoveryCodes, secondFactors, tickets } from './tables/secondFactor';
export { stopCauses, stopList } from './tables/stops';
