import { isRecord } from '../../contract/isRecord';
import { notFound } from '../ApiError';
import type { Handler } from '../Call';
import { askable } from '../engine/filters';
import { seesIn } from '../engine/hideFields';
import { resources } from '../resources';
import type { Sections } from '../Sections';
import { OWN_FILTERS } from '../staff/ownSections';

export const fieldHandlers: { readonly 'fields.permissions': Handler<'fields.permissions'> } = {
  'fields.permissions': async ({ path, reach, session }, deps) => {
    const own = Object.hasOwn(OWN_FILTERS, path.section) ? OWN_FILTERS[path.section] : undefined;
    const section = own
      ? await own({ reach, grants: session.grants }, deps)
      : offered(path.section, deps.sections);
    if (section === undefined) throw notFound();
    return section;
  },
};

/** A section; of filters those by which the person may ask. */
const offered = (section: string, sections: Sections): readonly unknown[] | undefined => {
  const raw = sections.raw(section);
  const list = resources.find(({ filterSections = {} }) => Object.hasOwn(filterSections, section));
  if (!raw || !list) return raw;
  const open = askable(list.filters, seesIn(list, sections));
  return raw.filter((entry) => {
    const id = isRecord(entry) ? String(entry.name ?? entry.field_id) : '';
    return open.includes(id) || !Object.hasOwn(list.filters, id);
  });
};
