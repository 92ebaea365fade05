import { useMemo } from 'react';
import type { Category } from '../../contract/entities';
import {
  type FieldConfig,
  type FieldOption,
  isKnownField,
  type SectionField,
} from '../../contract/fieldConfig';
import { rawFields } from '../../contract/sections/rawFields';
import type { ResourceForm } from '../../kit/declaration/ResourceDeclaration';
import { useParentRecord } from '../../kit/parts/useParentRecord';
import { withUrlPrefix } from '../shared/withUrlPrefix';
import { basesFor, kindOfBase, useBaseCategories, withKinds } from './baseCategories';
import { messages } from './messages';

/**
 * A category of a menu. Its kind is that of its base category, its address stands under the point's and the menu's, and
 * the alcohol switch is there only where the point has a licence.
 */
export const form: ResourceForm<Category & { id: number | string }> = {
  tabs: [{ section: 'category_general', label: messages.tabGeneral }],
  bundled: {
    category_general: async () =>
      rawFields('category_general', (await import('../../contract/sections/category')).categoryGeneral),
  },
  // A new category is shown, at any time, and its alcohol is sold like anything else.
  defaults: { visible: true, alcohol: false, graphic: null },
  isHere: ({ menu }, { menuId }) => menu?.id === undefined || String(menu.id) === menuId,
  useFields: (fields, { record, parents }) => {
    const menu = useParentRecord('menus', parents.menuId).data;
    const bases = useBaseCategories();
    return useMemo(() => {
      if (!bases) return undefined;
      const licences: unknown = menu?.point?.alc_license;
      const isLicensed = Array.isArray(licences) && licences.length > 0;
      const shown = fields
        .filter((field) => isLicensed || !isAlcohol(field))
        .map((field) => (isBase(field) ? { ...field, options: offered(field, bases, record) } : field));
      return withUrlPrefix(shown, [menu?.point?.url, menu?.url]);
    }, [fields, menu, bases, record]);
  },
  beforeSave: (payload, { record }) =>
    record ? payload : { ...payload, kind: kindOfBase(payload.base_category_id) },
  submitLabel: ({ record }) => (record ? messages.save : messages.create),
};

const isAlcohol = (field: SectionField): boolean => field.name === 'alcohol';

const isBase = (field: SectionField): field is FieldConfig =>
  isKnownField(field) && field.name === 'base_category_id';

/** A section may leave it to the base categories' own call which there are. */
const offered = (
  { options }: FieldConfig,
  bases: readonly FieldOption[],
  record: Category | undefined,
): readonly FieldOption[] => {
  const all = withKinds(options.length > 0 ? options : bases);
  return record ? basesFor(record, all) : all;
};
