/** The whole schema of the reference backend; `npm run db:generate` compares it with `server/migrations`. */

export { oldAddresses } from './tables/addresses';
export { businesses, roles } from './tables/businesses';
export { guestVersions, venueCounts } from './tables/guests';
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
export { codes, devices, idempotencyKeys, rateLimits, recoveries, sessions, users } from './tables/people';
export { files, pointPhones, points } from './tables/points';
export { preferences } from './tables/preferences';
export { baseCategories, cities, countries, marks, phoneTypes, pointTypes } from './tables/reference';
export { recoveryCodes, secondFactors, tickets } from './tables/secondFactor';
export { stopCauses, stopList } from './tables/stops';
export { views } from './tables/views';
