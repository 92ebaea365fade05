import { notFound } from '../ApiError';
import type { Handler } from '../Call';
import { OWN_FILTERS } from '../staff/ownSections';

export const fieldHandlers: { readonly 'fields.permissions': Handler<'fields.permissions'> } = {
  'fields.permissions': async ({ path, reach, session }, deps) => {
    const own = Object.hasOwn(OWN_FILTERS, path.section) ? OWN_FILTERS[path.section] : undefined;
    const section = own
      ? await own({ reach, grants: session.grants }, deps)
      : deps.sections.raw(path.section);
    if (section === undefined) throw notFound();
    return section;
  },
};
