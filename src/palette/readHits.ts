import type { SearchHit } from '../../contract/entities';
import { isRecord } from '../../contract/isRecord';

/** What of an answer can be shown; another backend may say less, and what it says wrongly is left out. */
export const readHits = (rows: readonly unknown[]): readonly SearchHit[] => rows.flatMap(readHit);

const readHit = (raw: unknown): readonly SearchHit[] => {
  if (!isRecord(raw)) return [];
  const { resource, id, title, where, place, record, read_as, misspelt } = raw;
  if (typeof resource !== 'string' || typeof title !== 'string' || !isId(id)) return [];
  return [
    {
      resource,
      id,
      title,
      where: Array.isArray(where) ? where.filter((each) => typeof each === 'string') : [],
      place: isRecord(place) ? place : {},
      record: isRecord(record) ? record : {},
      read_as: typeof read_as === 'string' ? read_as : '',
      misspelt: misspelt === true,
    },
  ];
};

const isId = (id: unknown): id is number => typeof id === 'number' && Number.isInteger(id);
