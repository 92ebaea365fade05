import type { FieldType } from '../fieldConfig';
import { address } from './address';
import { changeStatus } from './changeStatus';
import { closePoint } from './closePoint';
import type { FieldKind } from './FieldKind';
import { file } from './file';
import { graphic } from './graphic';
import { ingredients } from './ingredients';
import { learnKinds } from './kindOf';
import { nutrition } from './nutrition';
import { phone } from './phone';
import { phoneOther } from './phoneOther';
import { PLAIN_KINDS } from './plainKinds';
import { socials } from './socials';
import { toggle } from './toggle';
import { url } from './url';

/** The pure half of every field type; a type without one does not compile. */
const FIELD_KINDS = {
  ...PLAIN_KINDS,
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
} satisfies Record<FieldType, FieldKind>;

learnKinds(FIELD_KINDS);

export { type AddressValue, addressOf } from './address';
export { closureOf } from './closePoint';
export type { ClosureValue } from './closureWire';
export type { CheckContext, FieldKind, FieldProblem, WireRecord } from './FieldKind';
export {
  extensionOf,
  filesOf,
  isNewFile,
  isPictureExtension,
  isSingle,
  isTooLarge,
  maxBytes,
  takesDocuments,
  takesJpeg,
} from './file';
export { type IngredientValue, ingredientsOf } from './ingredients';
export { yearsLater } from './isoDate';
export { kindOf } from './kindOf';
export { NUTRIENTS, nutritionOf } from './nutrition';
export { type PhoneOtherEntry, phoneOtherOf } from './phoneOther';
export { textOf } from './scalarText';
export { DAY_KEYS, type DayKey, type ScheduleValue, scheduleOf } from './scheduleValue';
export { SOCIAL_LINKS, SOCIAL_NETWORKS, type SocialNetwork, socialsOf } from './socials';
export { checkUnitPair } from './unitPair';
export { isOwnAddress, isOwnPage, lastSegment } from './url';
