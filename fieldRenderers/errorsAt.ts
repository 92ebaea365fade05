import type { ErrorList } from './fieldErrors';

/** The errors of one part or of several (`'city', 'cityId'`), for the place where that part is shown. */
export const errorsAt = (errors: ErrorList, ...parts: readonly string[]): ErrorList =>
  errors.filter(({ at }) => at !== undefined && parts.includes(at));

/** The errors that no part shows: they stand under the whole field. */
export const errorsBeside = (errors: ErrorList, parts: readonly string[]): ErrorList =>
  errors.filter(({ at }) => at === undefined || !parts.includes(at));
