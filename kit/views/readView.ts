import type { View } from '../../contract/entities';
import { isRecord } from '../../contract/isRecord';

/** A view as a backend sent it; what cannot be shown by it is none. */
export const readView = (raw: Readonly<Record<string, unknown>>): readonly View[] => {
  const { id, resource, title, state, is_shared, is_own, is_locked, author } = raw;
  if (typeof id !== 'number' || typeof resource !== 'string' || typeof title !== 'string') return [];
  return [
    {
      id,
      resource,
      title,
      state: isRecord(state) ? state : {},
      is_shared: is_shared === true,
      is_own: is_own === true,
      is_locked: is_locked === true,
      author: typeof author === 'string' ? author : '',
    },
  ];
};
