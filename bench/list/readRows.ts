import type { RaRecord } from 'react-admin';
import { isRecord } from '../../contract/isRecord';

/** The rows of `/api/bench/rows?n=`: a list, or an object that holds one. */
export const readRows = async (count: number): Promise<RaRecord[]> => {
  const answer: unknown = await (await fetch(`/api/bench/rows?n=${count}`)).json();
  performance.mark('data');
  const rows = isRecord(answer) ? Object.values(answer).find(Array.isArray) : answer;
  if (!Array.isArray(rows)) throw new Error('Expected a list of rows from /api/bench/rows, got none.');
  return rows.map((row: Record<string, unknown>, index) => {
    const id = typeof row.id === 'string' || typeof row.id === 'number' ? row.id : index + 1;
    return { ...row, id };
  });
};
