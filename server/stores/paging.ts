import type { ListQuestion } from '../Call';

/** What a list asks of the database. A page past the end is simply empty. */
export const paging = ({ page, perPage }: Pick<ListQuestion<never>, 'page' | 'perPage'>) => ({
  limit: perPage,
  offset: (page - 1) * perPage,
});
