import { memo, startTransition, useContext, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type FormMode, isKnownField, type SectionField } from '../../contract/fieldConfig';
import type { FieldLayout } from '../../contract/fieldHints';
import { offeredFields } from '../../contract/formValues';
import { canView } from '../../contract/permissions';
import { FieldSlot, FieldSum } from '../../fieldRenderers/FieldSlot';
import { FieldsRoot } from '../../fieldRenderers/FieldsRoot';
import type { FormValues } from '../../fieldRenderers/formHandle';
import { text } from '../../i18n/text';
import { CapabilitiesContext } from '../parts/may';
import { createFormModel, type FormModel, type FormModelOptions, openForm } from './createFormModel';

/** The model of a form, one for its whole life: react-hook-form's methods and what the form was opened with never change. */
export const useFormModel = (options: FormModelOptions): FormModel => {
  const announced = useContext(CapabilitiesContext);
  const [opened] = useState(() => {
    const fields = offeredFields(options.fields, options.record, (capability) => announced.has(capability));
    return openForm({ ...options, fields });
  });
  const form = useForm<FormValues>({ defaultValues: opened.initial });
  const [model] = useState(() => createFormModel(opened, form));
  return model;
};

/** Neighbours that are drawn as one: each by itself, beside the first of them, or folded under it. */
interface FieldBlock {
  readonly kind: 'plain' | 'aside' | 'folded';
  /** The place of its first field in the section. */
  readonly at: number;
  readonly fields: readonly SectionField[];
}

/**
 * The fields of a section by their hints (docs/decisions/0021-form-layout.md): a field `aside` takes those after it beside
 * itself until one is `wide` or opens a group; a `folded` header takes its group. Without hints all stand in one block.
 */
export const blocksOf = (fields: readonly SectionField[]): readonly FieldBlock[] => {
  const blocks: { kind: FieldBlock['kind']; at: number; fields: SectionField[] }[] = [];
  fields.forEach((field, at) => {
    const block = blocks.at(-1);
    const kind = opens(field);
    if (block && kind === undefined && !ends(block.kind, field)) block.fields.push(field);
    else blocks.push({ kind: kind ?? 'plain', at, fields: [field] });
  });
  return blocks;
};

const layoutOf = (field: SectionField): FieldLayout | undefined =>
  isKnownField(field) ? field.layout : undefined;

const opens = (field: SectionField): FieldBlock['kind'] | undefined => {
  const layout = layoutOf(field);
  if (layout === 'aside') return 'aside';
  return layout === 'folded' && field.type === 'header' ? 'folded' : undefined;
};

const ends = (kind: FieldBlock['kind'], field: SectionField): boolean => {
  if (kind === 'plain') return false;
  return field.type === 'header' || (kind === 'aside' && layoutOf(field) === 'wide');
};

interface Props {
  readonly fields: readonly SectionField[];
  readonly mode: FormMode;
  /** Whether every field is needed now (one far below is to be focused). */
  readonly all: boolean;
  /** Nothing can be typed: what is made of it is on its way. */
  readonly isShut?: boolean;
}

/** The fields in their order, in two columns. Memoised: what the form says around them renders none of them again. */
export const FieldsGrid = memo(({ fields, mode, all, isShut }: Props) => {
  const count = useGrowingCount(fields.length, all);
  if (fields.every(isForbidden)) return <p>{text('form.emptySection')}</p>;
  return (
    <FieldsRoot aria-busy={count < fields.length || undefined} inert={isShut}>
      {blocksOf(fields.slice(0, count)).map((block) => (
        <Block key={block.at} block={block} mode={mode} />
      ))}
    </FieldsRoot>
  );
});

interface BlockProps {
  readonly block: FieldBlock;
  readonly mode: FormMode;
}

/** Fields as their section groups them: one after the other, beside what stands at the left, or folded away. */
const Block = ({ block: { kind, at, fields }, mode }: BlockProps) => {
  const slots = fields.map((field, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries may share a name, and their order never changes
    <FieldSlot key={`${at + index} ${field.name}`} field={field} mode={mode} />
  ));
  if (kind === 'plain') return slots;
  const [first, ...others] = slots;
  if (kind === 'folded')
    return (
      <details className="carte-folded framed round-large carte-wide">
        <summary className="row wrap spread gap-x-12">
          {fields[0]?.title}
          <small className="fill muted light">
            {fields.map((field) => (
              <FieldSum key={field.name} field={field} />
            ))}
          </small>
        </summary>
        <FieldsRoot>{others}</FieldsRoot>
      </details>
    );
  return (
    <div className="container carte-wide">
      <div className="carte-aside flex wrap start gap-x-24">
        {first}
        <div className="carte-beside flex wrap start gap-x-12">{others}</div>
      </div>
    </div>
  );
};

/** Nobody gave this person the right to see it. */
const isForbidden = (field: SectionField): boolean => isKnownField(field) && !canView(field);

/** About one screen of fields. */
const FIRST = 16;
/** What one commit can take in without being felt. */
const STEP = 150;

/**
 * How many of `total` fields to draw: a screenful at once, the rest as transitions right after, which React draws in small
 * slices between other work. So a form of 300 answers to its first key while its end is still being drawn. `all` skips
 * the waiting.
 */
const useGrowingCount = (total: number, all: boolean): number => {
  const [count, setCount] = useState(FIRST);
  const isDone = all || count >= total;
  useEffect(() => {
    if (!isDone) startTransition(() => setCount(count + STEP));
  }, [count, isDone]);
  return isDone ? total : count;
};
