import { useMemo } from 'react';
import type { Food } from '../../contract/entities';
import { limits } from '../../contract/limits';
import { rawFields } from '../../contract/sections/rawFields';
import { shownText } from '../../i18n/text';
import { priceText } from '../../kit/cells/PriceText';
import type { ResourceForm } from '../../kit/declaration/ResourceDeclaration';
import { StopState } from '../shared/stop/stopParts';
import { messages } from './messages';
import { lacksMarks, useMarks } from './useMarks';

/** General first, then composition, which needs the saved food; its price travels as text. */
export const form: ResourceForm<Food> = {
  tabs: [
    { section: 'food_general', label: messages.tabGeneral },
    { section: 'food_composition', label: messages.tabComposition },
  ],
  bundled: {
    food_general: async () =>
      rawFields('food_general', (await import('../../contract/sections/food')).foodGeneral),
    food_composition: async () =>
      rawFields('food_composition', (await import('../../contract/sections/food')).foodComposition),
  },
  defaults: { visible: true },
  state: (food) => <StopState record={food} />,
  isHere: ({ category_id: id }, { categoryId }) => id === undefined || String(id) === categoryId,
  useFields: (fields) => {
    const marks = useMarks(fields.some(lacksMarks));
    return useMemo(() => {
      if (!fields.some(lacksMarks)) return fields;
      if (marks === 'pending') return undefined;
      if (marks === 'failed') return fields.filter((field) => !lacksMarks(field));
      return fields.map((field) => (lacksMarks(field) ? { ...field, options: marks } : field));
    }, [fields, marks]);
  },
  // FD-08: created or updated on general, a food goes to its composition.
  afterSave: ({ isLast }) => (isLast ? 'list' : 'nextTab'),
  // Seldom meant, and a finger on the nought is quick.
  ask: ({ price }, before) =>
    Number(price) >= limits.priceUnusual && String(price) !== before?.price
      ? {
          title: shownText(messages.priceUnusual, { price: priceText(String(price)) }),
          note: messages.priceUnusualNote,
          confirmLabel: messages.priceMeant,
        }
      : undefined,
  beforeSave: (payload) =>
    typeof payload.price === 'number' ? { ...payload, price: String(payload.price) } : payload,
};
