import { conflict } from '../ApiError';
import { apiErrorTexts } from '../texts/apiErrors';
import { sqlStateOf } from './databaseErrors';

/** A restored row whose address was taken in the meantime: 409, and nothing is lost (it stays in the bin). */
export const restoreClash = (error: unknown): never => {
  if (sqlStateOf(error) === '23505') throw conflict(apiErrorTexts.restoreClash);
  throw error;
};
