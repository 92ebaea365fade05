import { HttpError } from '../../contract/errors';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';

/**
 * The raw entries of a section. A backend that has no such section (404) is answered for by the resource's own
 * declaration of it, in the same shape (docs/spec/3-decisions.md, Field sections).
 */
export const readSectionOr = (
  bundled: (() => Promise<unknown>) | undefined,
  section: string,
  { dataProvider, signal }: { readonly dataProvider: CarteDataProvider; readonly signal: AbortSignal },
): Promise<unknown> =>
  dataProvider.fields(section, { signal }).catch((error: unknown) => {
    if (bundled && error instanceof HttpError && error.status === 404) return bundled();
    throw error;
  });
