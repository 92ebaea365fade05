import { HISTORY_SECTION, historyMainWith } from '../../contract/sections/history';
import type { RawFilter } from '../../contract/sections/RawFilter';
import { notFound } from '../ApiError';
import type { Handler } from '../Call';
import type { Deps } from '../Deps';
import type { Reach } from '../engine/reach';
import { optionsOf } from '../engine/SectionFacts';
import { peopleAndVenues } from '../history/readChanges';
import { resources } from '../resources';

export const fieldHandlers: { readonly 'fields.permissions': Handler<'fields.permissions'> } = {
  'fields.permissions': async ({ path, reach }, deps) => {
    const own = Object.hasOwn(OWN_SECTIONS, path.section) ? OWN_SECTIONS[path.section] : undefined;
    const section = own ? await own(reach, deps) : deps.sections.raw(path.section);
    if (section === undefined) throw notFound();
    return section;
  },
};

/** Sections that offer what belongs to the person who asks. */
const OWN_SECTIONS: Readonly<Record<string, (reach: Reach, deps: Deps) => Promise<readonly RawFilter[]>>> = {
  [HISTORY_SECTION]: async (reach, deps) => {
    const { people, venues } = await peopleAndVenues(reach, resources, deps);
    return historyMainWith(optionsOf(people), optionsOf(venues));
  },
};
