import type { Problems } from './problemBoard';

/** The problems of one part or of several (`'city', 'cityId'`), for the place where that part is shown. */
export const problemsAt = (problems: Problems, ...parts: readonly string[]): Problems =>
  problems.filter(({ at }) => at !== undefined && parts.includes(at));

/** The problems that no part shows: they stand under the whole field. */
export const problemsBeside = (problems: Problems, parts: readonly string[]): Problems =>
  problems.filter(({ at }) => at === undefined || !parts.includes(at));
