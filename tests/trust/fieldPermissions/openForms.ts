import { buildApp } from '../../../server/app';
import type { Sections } from '../../../server/Sections';
import { once, openApp, openServer } from '../../server/standing';
import { seedEstate } from '../calls/estate';

/** The server with sections that a test may change, and somebody who has one of everything. */
export const openForms = () => {
  const test = openServer();
  const anna = once(() => seedEstate(test));
  let served: Sections | undefined;
  const now = (): Sections => served ?? test.deps.sections;
  /** Those of the run at hand. */
  const sections: Sections = { raw: (name) => now().raw(name), fields: (name) => now().fields(name) };
  const app = openApp(() => buildApp({ ...test.deps, sections }));
  const serve = (next?: Sections): void => {
    served = next;
  };
  return { test, anna, sections, app, serve };
};
