import { notFound } from '../ApiError';
import type { Handler } from '../Call';

export const fieldHandlers: { readonly 'fields.permissions': Handler<'fields.permissions'> } = {
  'fields.permissions': async ({ path }, { sections }) => {
    const section = sections.raw(path.section);
    if (section === undefined) throw notFound();
    return section;
  },
};
