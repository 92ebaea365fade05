import type { FieldConfig, FieldType } from '../fieldConfig';
import { address } from './address';
import { changeStatus } from './changeStatus';
import { checkbox } from './checkbox';
import { checkboxGroup } from './checkboxGroup';
import { closePoint } from './closePoint';
import { email } from './email';
import { empty } from './empty';
import type { FieldKind } from './FieldKind';
import { file } from './file';
import { graphic } from './graphic';
import { header } from './header';
import { ingredients } from './ingredients';
import { number } from './number';
import { nutrition } from './nutrition';
import { phone } from './phone';
import { phoneOther } from './phoneOther';
import { radio } from './radio';
import { select } from './select';
import { socials } from './socials';
import { text } from './text';
import { textarea } from './textarea';
import { toggle } from './toggle';
import { url } from './url';

/** The pure half of every field type; a type without one does not compile. */
const FIELD_KINDS = {
  text,
  email,
  textarea,
  select,
  checkbox,
  radio,
  graphic,
  address,
  number,
  file,
  phone,
  phone_other: phoneOther,
  socials,
  url,
  header,
  close_point: closePoint,
  change_status: changeStatus,
  toggle,
  checkbox_group: checkboxGroup,
  ingredients,
  nutrition,
  empty,
} satisfies Record<FieldType, FieldKind>;

export const kindOf = (field: FieldConfig): FieldKind => FIELD_KINDS[field.type];

export { type AddressValue, addressOf } from './address';
export { closureOf } from './closePoint';
export type { ClosureValue } from './closureWire';
export type { CheckContext, FieldKind, FieldProblem, WireRecord } from './FieldKind';
export { extensionOf, filesOf, isNewFile, isSingle } from './file';
export { type IngredientValue, ingredientsOf } from './ingredients';
export { yearsLater } from './isoDate';
export { NUTRIENTS, nutritionOf } from './nutrition';
export { type PhoneOtherEntry, phoneOtherOf } from './phoneOther';
export { textOf } from './scalarText';
export { DAY_KEYS, type DayKey, type ScheduleValue, scheduleOf } from './scheduleValue';
export { SOCIAL_LINKS, SOCIAL_NETWORKS, type SocialNetwork, socialsOf } from './socials';
export { checkUnitPair } from './unitPair';
export { lastSegment } from './url';
