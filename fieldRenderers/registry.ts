import type { FieldType } from '../contract/fieldConfig';
import { isRegisteredType } from '../contract/fields/rulesOf';
import { lazyWithPreload } from '../ui/lazyWithPreload';
import { checkbox } from './checkbox';
import { email } from './email';
import { empty } from './empty';
import type { FieldRenderer } from './FieldRenderer';
import { header } from './header';
import { number } from './number';
import { ReadOption } from './ReadOption';
import { radio } from './radio';
import { SelectInput } from './select/SelectInput';
import { text } from './text';
import { textarea } from './textarea';

type Looks = Pick<FieldRenderer, 'wide'>;

/** A type whose looks are a chunk of their own: only the sections that have such a field bring it along. */
const lazyType = (load: () => Promise<FieldRenderer>, looks: Looks = {}): FieldRenderer => {
  const Input = lazyWithPreload(async () => (await load()).Input);
  const Read = lazyWithPreload(async () => (await load()).Read);
  return { Input, Read, preload: () => Promise.all([Input.preload(), Read.preload()]), ...looks };
};

const select: FieldRenderer = { Input: SelectInput, Read: ReadOption };

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
  graphic: lazyType(async () => (await import('./graphic/graphic')).graphic, WIDE),
  address: lazyType(async () => (await import('./address/address')).address, WIDE),
  number,
  file: lazyType(async () => (await import('./file/file')).file, WIDE),
  phone: lazyType(async () => (await import('./phone/phone')).phone),
  phone_other: lazyType(async () => (await import('./phoneOther/phoneOther')).phoneOther, WIDE),
  socials: lazyType(async () => (await import('./socials/socials')).socials, WIDE),
  url: lazyType(async () => (await import('./url')).url),
  header,
  close_point: lazyType(async () => (await import('./closePoint/closePoint')).closePoint, WIDE),
  change_status: lazyType(async () => (await import('./changeStatus')).changeStatus),
  toggle: lazyType(async () => (await import('./toggle')).toggle),
  checkbox_group: lazyType(async () => (await import('./checkboxGroup')).checkboxGroup),
  ingredients: lazyType(async () => (await import('./ingredients/ingredients')).ingredients, WIDE),
  nutrition: lazyType(async () => (await import('./nutrition/nutrition')).nutrition, WIDE),
  empty,
  date: lazyType(async () => (await import('./dates/date')).date),
  city: lazyType(async () => (await import('./address/city')).city),
  permissions: lazyType(async () => (await import('./permissions/permissions')).permissions, WIDE),
} as const satisfies Readonly<Record<FieldType, FieldRenderer>>;

/**
 * Fetches what these fields are drawn with, so that a form mounts whole, and validated by. Looks that do not arrive are told by
 * the field itself, in its place; without the rules no form can be read or sent. @throws where the rules do not arrive
 */
export const preloadTypes = async (types: Iterable<FieldType>): Promise<void> => {
  const all: Readonly<Record<FieldType, FieldRenderer>> = registry;
  const wanted = [...new Set(types)];
  await Promise.all([
    Promise.allSettled(wanted.map((type) => all[type].preload?.())),
    wanted.every(isRegisteredType) || import('../contract/fields'),
  ]);
};
