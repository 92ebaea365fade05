import type { FieldType } from '../contract/fieldConfig';
import { isKnownKind } from '../contract/fields/kindOf';
import { checkbox } from './checkbox';
import { checkboxGroup } from './checkboxGroup';
import { email } from './email';
import { empty } from './empty';
import type { FieldRenderer } from './FieldRenderer';
import { header } from './header';
import { lateType } from './lateType';
import { number } from './number';
import { radio } from './radio';
import { select } from './select';
import { text } from './text';
import { textarea } from './textarea';

const WIDE = { wide: true } as const;

/**
 * Which renderer draws which field type. A new type is one line here and one in `contract/fields/index.ts`. Small ones stand in
 * the form's own chunk, the others arrive with the first section that has one.
 */
export const registry = {
  text,
  email,
  textarea,
  select,
  checkbox,
  radio,
  graphic: lateType(async () => (await import('./graphic/graphic')).graphic, WIDE),
  address: lateType(async () => (await import('./address/address')).address, WIDE),
  number,
  file: lateType(async () => (await import('./file/file')).file, WIDE),
  phone: lateType(async () => (await import('./phone/phone')).phone),
  phone_other: lateType(async () => (await import('./phoneOther/phoneOther')).phoneOther, WIDE),
  socials: lateType(async () => (await import('./socials/socials')).socials, WIDE),
  url: lateType(async () => (await import('./url')).url),
  header,
  close_point: lateType(async () => (await import('./closePoint/closePoint')).closePoint, WIDE),
  change_status: lateType(async () => (await import('./changeStatus')).changeStatus),
  toggle: lateType(async () => (await import('./toggle')).toggle),
  checkbox_group: checkboxGroup,
  ingredients: lateType(async () => (await import('./ingredients/ingredients')).ingredients, WIDE),
  nutrition: lateType(async () => (await import('./nutrition/nutrition')).nutrition, WIDE),
  empty,
} as const satisfies Readonly<Record<FieldType, FieldRenderer>>;

/**
 * Fetches what these fields are drawn with, so that a form mounts whole, and judged by. Looks that do not arrive are told by
 * the field itself, in its place; without the rules no form can be read or sent. @throws where the rules do not arrive
 */
export const preloadTypes = async (types: Iterable<FieldType>): Promise<void> => {
  const all: Readonly<Record<FieldType, FieldRenderer>> = registry;
  const wanted = [...new Set(types)];
  await Promise.all([
    Promise.allSettled(wanted.map((type) => all[type].preload?.())),
    wanted.every(isKnownKind) || import('../contract/fields'),
  ]);
};
