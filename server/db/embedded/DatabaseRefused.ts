import { PlainError } from '../../PlainError';

/** The folder cannot be used as a database; the message says why and what to do. */
export class DatabaseRefused extends PlainError {
  override readonly name = 'DatabaseRefused';
}
