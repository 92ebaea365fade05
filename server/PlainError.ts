/** Its message says to the operator what is wrong and what to do; it is shown as it stands, without a place in our code. */
export class PlainError extends Error {
  override readonly name: string = 'PlainError';
}
