import { type FieldLayout, isKnownField, type SectionField } from '../../contract/fieldConfig';

/** Neighbours that are drawn as one: each by itself, beside the first of them, or folded under it. */
export interface FieldBlock {
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
