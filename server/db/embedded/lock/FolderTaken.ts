import { PlainError } from '../../../PlainError';

/** Another living process works on the folder. */
export class FolderTaken extends PlainError {
  override readonly name = 'FolderTaken';
}
