import { readId } from '../isId';

/** What an address searches for in a menu, `/m/kafe?find=борщ`: the search of who has no scripts; undefined = nothing. */
export const findIn = (url: string): string | undefined =>
  new URLSearchParams(url.split('?')[1] ?? '').get('find')?.trim().slice(0, MOST_TYPED) || undefined;
const MOST_TYPED = 60;

/** The dish that an address names, `/m/kafe?dish=12`; undefined = none, or what is no number. */
export const dishIn = (url: string): number | undefined =>
  readId(new URLSearchParams(url.split('?')[1] ?? '').get('dish') ?? undefined);
