import { PlainError } from '../PlainError';

/** A backup cannot be made or used; the message says why and what to do. */
export class BackupRefused extends PlainError {
  override readonly name = 'BackupRefused';
}
