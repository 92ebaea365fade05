import type { FieldConfig, FieldOption, FieldType } from '../fieldConfig';
import { matchesPattern } from '../pattern/matchesPattern';
import { sameScalar } from '../sameScalar';
import { DISPLAY_STATUSES } from '../vocabulary';
import { address } from './address';
import { checkbox } from './checkbox';
import { registerPatterns } from './checkText';
import { choice } from './choice';
import { city } from './city';
import { closePoint } from './closePoint';
import { date } from './date';
import { color, money, rating, reference, time } from './everyday';
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
import { url } from './url';

/** An on/off switch: both positions are answers, so `required` asks for nothing. */
const toggle = {
  ...checkbox,
  check: (value) => (typeof value === 'boolean' ? [] : [{ key: 'errors.invalidFormat' }]),
} satisfies FieldTypeRules;

const STATUSES: readonly FieldOption[] = DISPLAY_STATUSES.map((status) => ({ value: status, title: status }));

const statusesOf = (field: FieldConfig): readonly FieldOption[] =>
  field.options.length > 0 ? field.options : STATUSES;

const base = choice(statusesOf);

/**
 * The status of a record: one of the options, or of all statuses where the config names none. A status that nobody
 * can choose (draft, under moderation) is fine while it stays as it was. Nothing chosen is nothing to send.
 */
const changeStatus = {
  ...base,
  toPayload: (value, field) => (value === '' || value === undefined ? {} : base.toPayload(value, field)),
  check: (value, field, { initial }) =>
    initial !== undefined && value !== '' && sameScalar(value, initial) ? [] : base.check(value, field),
} satisfies FieldTypeRules;

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
  time,
  color,
  rating,
  money,
  reference,
} satisfies Record<FieldType, FieldTypeRules>;

registerFieldTypes(FIELD_TYPE_RULES);
registerPatterns(matchesPattern);

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
