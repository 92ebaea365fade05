import { HttpError } from '../../contract/errors';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';

/** Sections that this backend has not got: asked for once from one sign-in to the next. */
const ABSENT_KEY = 'carte.absentSections';

const absent = (): readonly string[] => (localStorage.getItem(ABSENT_KEY) ?? '').split(' ').filter(Boolean);

const remember = (section: string): void => {
  try {
    localStorage.setItem(ABSENT_KEY, [...new Set([...absent(), section])].join(' '));
  } catch {
    // A full storage: it is asked for again.
  }
};

export const forgetAbsentSections = (): void => localStorage.removeItem(ABSENT_KEY);

/**
 * The raw entries of a section. A backend that has no such section (404) is answered for by the resource's own
 * declaration of it, in the same shape (docs/spec/3-decisions.md, Field sections).
 */
export const sectionOr = (
  bundled: (() => Promise<unknown>) | undefined,
  section: string,
  { dataProvider, signal }: { readonly dataProvider: CarteDataProvider; readonly signal: AbortSignal },
): Promise<unknown> => {
  if (bundled && absent().includes(section)) return bundled();
  return dataProvider.fields(section, { signal }).catch((error: unknown) => {
    if (!bundled || !(error instanceof HttpError) || error.status !== 404) throw error;
    remember(section);
    return bundled();
  });
};
