/** The whole schema of the reference backend; `npm run db:generate` compares it with `server/migrations`. */

export { businesses, roles } from './tables/businesses';
export { guestCounts, guestVersions, venueCounts } from './tables/guests';
export { changes, decisions, notices } from './tables/history';
export { invitations, memberPoints, members } from './tables/members';
export {
  categories,
  foodIngredients,
  foodMarks,
  foods,
  ingredients,
  menus,
  stopCauses,
  stopList,
} from './tables/menus';
export {
  codes,
  devices,
  idempotencyKeys,
  preferences,
  rateLimits,
  recoveries,
  recoveryCodes,
  secondFactors,
  sessions,
  tickets,
  users,
  views,
} from './tables/people';
export { files, oldAddresses, pointPhones, points } from './tables/points';
export { baseCategories, cities, countries, marks, phoneTypes, pointTypes } from './tables/reference';
