/** Its message says to the operator what is wrong and what to do; it is shown as it stands, without a place in our code. */
export class PlainError extends Error {
  override readonly name: string = 'PlainError';
}

/** A backup cannot be made or used; the message says why and what to do. */
export class BackupRefused extends PlainError {
  override readonly name = 'BackupRefused';
}

/** The folder cannot be used as a database; the message says why and what to do. */
export class DatabaseRefused extends PlainError {
  override readonly name = 'DatabaseRefused';
}
