/** The folder cannot be used as a database; the message says why and what to do. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}
