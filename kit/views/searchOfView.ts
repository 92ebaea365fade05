import type { View } from '../../contract/entities';
import type { ViewState } from '../../contract/rows/person';

const STATE = ['page', 'perPage', 'sort', 'order', 'filter', 'view'] as const;

/** An address of a list as this view has it, from its first page; what the address says of the place stays. */
export const searchOfView = (search: string, { id, state }: Pick<View, 'id' | 'state'>): string => {
  const { sort = 'id', order = 'ASC', perPage, filter = {} }: ViewState = state;
  const params = new URLSearchParams(withoutView(search));
  for (const name of STATE) params.delete(name);
  params.set('page', '1');
  params.set('sort', sort);
  params.set('order', order);
  if (perPage !== undefined) params.set('perPage', String(perPage));
  params.set('filter', JSON.stringify(filter));
  params.set('view', String(id));
  return `?${params}`;
};

export const withoutView = (search: string): string => {
  const params = new URLSearchParams(search);
  params.delete('view');
  return params.size > 0 ? `?${params}` : '';
};
