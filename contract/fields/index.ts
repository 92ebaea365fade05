import type { FieldType } from '../fieldConfig';
import { address } from './address';
import { changeStatus } from './changeStatus';
import { city } from './city';
import { closePoint } from './closePoint';
import { date } from './date';
import type { FieldTypeRules } from './FieldTypeRules';
import { file } from './file';
import { graphic } from './graphic';
import { ingredients } from './ingredients';
import { nutrition } from './nutrition';
import { permissions } from './permissions';
import { phone } from './phone';
import { phoneOther } from './phoneOther';
import { PLAIN_RULES } from './plainRules';
import { registerFieldTypes } from './rulesOf';
import { socials } from './socials';
import { toggle } from './toggle';
import { url } from './url';

/** The pure half of every field type; a type without one does not compile. */
const FIELD_TYPE_RULES = {
  ...PLAIN_RULES,
  graphic,
  address,
  file,
  phone,
  phone_other: phoneOther,
  socials,
  url,
  close_point: closePoint,
  change_status: changeStatus,
  toggle,
  ingredients,
  nutrition,
  date,
  city,
  permissions,
} satisfies Record<FieldType, FieldTypeRules>;

registerFieldTypes(FIELD_TYPE_RULES);

export { type AddressValue, addressOf } from './address';
export { type CityValue, cityOf } from './city';
export { closureOf } from './closePoint';
export type { ClosureValue } from './closureWire';
export type { CheckContext, FieldError, FieldTypeRules, WireRecord } from './FieldTypeRules';
export {
  extensionOf,
  filesOf,
  isNewFile,
  isPictureExtension,
  isRefused,
  isSingle,
  isTooLarge,
  maxBytes,
  refuseFile,
  takesDocuments,
  takesJpeg,
} from './file';
export { type IngredientValue, ingredientsOf } from './ingredients';
export { yearsLater } from './isoDate';
export { NUTRIENTS, nutritionOf } from './nutrition';
export { type RightsValue, rightsOf } from './permissions';
export { type PhoneOtherEntry, phoneOtherOf } from './phoneOther';
export { rulesOf } from './rulesOf';
export { textOf } from './scalarText';
export { DAY_KEYS, type DayKey, type ScheduleValue, scheduleOf } from './scheduleValue';
export { SOCIAL_LINKS, SOCIAL_NETWORKS, type SocialNetwork, socialsOf } from './socials';
export { checkUnitPair } from './unitPair';
export { isOwnAddress, isOwnPage, lastSegment } from './url';
