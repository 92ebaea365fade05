import { asBoolean } from '../contract/asBoolean';
import { type FieldConfig, type FieldType, isKnownField, type SectionField } from '../contract/fieldConfig';
import { isRegisteredType } from '../contract/fields/rulesOf';
import { parseFieldConfig } from '../contract/parseFieldConfig';
import { lazyWithPreload } from '../ui/lazyWithPreload';
import { Tick } from '../ui/Tick';
import type { FieldInputProps, FieldRenderer } from './FieldRenderer';
import { OnOffFrame } from './OnOffFrame';
import { ReadOnOff, ReadOption } from './ReadFrame';
import { SelectInput } from './select/SelectInput';
import { email, number, text, textarea } from './typed';
import { useField } from './useField';

type Looks = Pick<FieldRenderer, 'wide'>;

/** A type whose looks are a chunk of their own: only the sections that have such a field bring it along. */
const lazyType = (load: () => Promise<FieldRenderer>, looks: Looks = {}): FieldRenderer => {
  const Input = lazyWithPreload(async () => (await load()).Input);
  const Read = lazyWithPreload(async () => (await load()).Read);
  const Sum = lazyWithPreload(async () => (await load()).Sum ?? Nothing);
  return {
    Input,
    Read,
    Sum,
    preload: () => Promise.all([Input, Read, Sum].map((part) => part.preload())),
    ...looks,
  };
};

const Nothing = (): null => null;

const select: FieldRenderer = { Input: SelectInput, Read: ReadOption };

/** A tick with its words beside it. */
const CheckboxInput = ({ field }: FieldInputProps) => {
  const { id, aria, value, onChange, onBlur, errors } = useField(field);
  return (
    <OnOffFrame field={field} id={id} errors={errors}>
      <Tick
        {...aria}
        type="checkbox"
        name={field.name}
        checked={asBoolean(value) === true}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
    </OnOffFrame>
  );
};

const checkbox: FieldRenderer = { Input: CheckboxInput, Read: ReadOnOff };

/** Opens a group of fields: a heading over both columns, no value. */
const Header = ({ field }: Pick<FieldInputProps, 'field'>) => (
  <div className="above-8 below-16" data-field={field.name}>
    <h2 className="text-group">{field.title}</h2>
    {field.description !== '' && <p className="muted text-small above-4">{field.description}</p>}
  </div>
);

const header: FieldRenderer = { Input: Header, Read: Header, wide: true, valueless: true };

/** Leaves a place of the grid free, so that the next field starts a new line; gone where there is one column. */
const Empty = () => <div className="carte-empty" aria-hidden="true" />;

const empty: FieldRenderer = { Input: Empty, Read: Empty, valueless: true };

/** These come together, by one address. */
const everyday = (type: 'time' | 'color' | 'rating' | 'money' | 'reference'): FieldRenderer =>
  lazyType(async () => (await import('./everyday'))[type]);

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
  radio: lazyType(async () => (await import('./changeStatus')).radio),
  graphic: lazyType(async () => (await import('./graphic/graphic')).graphic, WIDE),
  address: lazyType(async () => (await import('./address/address')).address, WIDE),
  number,
  file: lazyType(async () => (await import('./file/file')).file, WIDE),
  phone: lazyType(async () => (await import('./phone/phone')).phone),
  phone_other: lazyType(async () => (await import('./phoneOther')).phoneOther, WIDE),
  socials: lazyType(async () => (await import('./socials')).socials, WIDE),
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
  time: everyday('time'),
  color: everyday('color'),
  rating: everyday('rating'),
  money: everyday('money'),
  reference: everyday('reference'),
} as const satisfies Readonly<Record<FieldType, FieldRenderer>>;

const drawn: Record<string, FieldRenderer> = { ...registry };

/** Types of a console of one's own, drawn like these from here on. */
export const registerRenderers = (own: Readonly<Record<string, FieldRenderer>>): void => {
  Object.assign(drawn, own);
};

/** @throws Error a type that is known and not drawn by anything */
export const rendererOf = (type: FieldType): FieldRenderer => {
  const renderer = drawn[type];
  if (!renderer) throw new Error(`Expected a renderer of the field type "${type}", found none.`);
  return renderer;
};

type Drawn = Pick<FieldConfig, 'type' | 'rules'>;

/**
 * Fetches what these fields are drawn with, so that a form mounts whole, and validated by. Looks that do not arrive are told by
 * the field itself, in its place; without the rules no form can be read or sent. @throws where the rules do not arrive
 */
export const preloadTypes = async (fields: readonly Drawn[]): Promise<void> => {
  const wanted = [...new Set(fields.map(({ type }) => type))];
  const isPlain = fields.every(({ type, rules }) => isRegisteredType(type) && rules.pattern === undefined);
  await Promise.all([
    Promise.allSettled(wanted.map((type) => rendererOf(type).preload?.())),
    isPlain || import('../contract/fields'),
  ]);
};

/** The fields of a section as the backend tells them, with what draws and judges them. @throws SectionError */
export const readSection = async (raw: unknown, section: string): Promise<readonly SectionField[]> => {
  const fields = parseFieldConfig(raw, section);
  await preloadTypes(fields.filter(isKnownField));
  return fields;
};
