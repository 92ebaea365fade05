import { HttpError } from '../../contract/errors';

/** Absent, deleted, or not this person's: nobody is told which (docs/spec/3-decisions.md, Wire format 4), and asking again cannot help. */
export const isMissing = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 404 || error.status === 403);
