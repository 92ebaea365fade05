import type { FieldDraft } from '../contract/sections/rawFields';
import type { Answer } from './Backend';
import { rowsOf, type Walk } from './Walk';

export type Params = Readonly<Record<string, string | number>>;
type Name = 'points' | 'menus' | 'categories' | 'foods';

export interface Kind {
  readonly name: Name;
  /** Sections of its form; where the backend has none, the console's own. */
  readonly sections: Readonly<Record<string, readonly FieldDraft[] | undefined>>;
  /** The filter that finds it by its title; absent: the list comes whole. */
  readonly search?: string;
  /** Its name in the addresses below it. */
  readonly param?: string;
  readonly from: string;
}

/** A record, where it stands and where its list is. */
export interface At {
  readonly params: Params & { readonly id: number };
  readonly listParams: Params;
  readonly id: unknown;
}

export const listed = (walk: Walk, { name, search }: Kind, params: Params, title: string): Promise<Answer> =>
  walk.ask(`${name}.list`, {
    params,
    query: {
      ...(name === 'foods' && { type: 'food' }),
      ...(search !== undefined && { page: 1, per_page: 50, filters: { [search]: title } }),
    },
  });

export const holds = (answer: Answer, id: unknown): boolean =>
  rowsOf(answer).some((row) => String(row.id) === String(id));

export const findId = async (walk: Walk, kind: Kind, params: Params, title: string): Promise<unknown> =>
  rowsOf(await listed(walk, kind, params, title)).find((row) => row.title === title)?.id;
