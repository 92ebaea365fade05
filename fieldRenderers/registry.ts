import type { FieldType } from '../contract/fieldConfig';
import { address } from './address/address';
import { changeStatus } from './changeStatus';
import { checkbox } from './checkbox';
import { checkboxGroup } from './checkboxGroup';
import { closePoint } from './closePoint/closePoint';
import { email } from './email';
import { empty } from './empty';
import type { FieldRenderer } from './FieldRenderer';
import { file } from './file/file';
import { graphic } from './graphic/graphic';
import { header } from './header';
import { ingredients } from './ingredients/ingredients';
import { number } from './number';
import { nutrition } from './nutrition/nutrition';
import { phone } from './phone/phone';
import { phoneOther } from './phoneOther/phoneOther';
import { radio } from './radio';
import { select } from './select';
import { socials } from './socials/socials';
import { text } from './text';
import { textarea } from './textarea';
import { toggle } from './toggle';
import { url } from './url';

/** Which renderer draws which field type. A new type is one line here and one in `contract/fields/index.ts`. */
export const registry = {
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
} as const satisfies Readonly<Record<FieldType, FieldRenderer>>;
