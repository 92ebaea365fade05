import type { Food } from '../../contract/entities';
import type { ResourceForm } from '../../src/kit/resourceDeclaration';
import { messages } from './messages';

/** General first, then composition, which needs the saved food (2§2); its price travels as text (2§5). */
export const form: ResourceForm<Food> = {
  tabs: [
    { section: 'food_general', label: messages.tabGeneral },
    { section: 'food_composition', label: messages.tabComposition },
  ],
  beforeSave: (payload) =>
    typeof payload.price === 'number' ? { ...payload, price: String(payload.price) } : payload,
};
