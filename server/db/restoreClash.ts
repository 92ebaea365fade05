import { conflict } from '../Refusal';
import { refusalTexts } from '../texts/refusals';
import { sqlStateOf } from './sqlState';

/** A restored row whose address was taken in the meantime: 409, and nothing is lost (it stays in the bin). */
export const restoreClash = (error: unknown): never => {
  if (sqlStateOf(error) === '23505') throw conflict(refusalTexts.restoreClash);
  throw error;
};
