/** What a mistake in a declaration is told with: whose, where, what is wrong, and what to write instead. */
export interface DeclarationFault {
  readonly resource: string;
  /** The key of the declaration: `list.columns`. */
  readonly at: string;
  readonly message: string;
  readonly fix: string;
}

/** A resource contradicts itself or the table of calls. Thrown while the console is built or started, never later. */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError';

  constructor({ resource, at, message, fix }: DeclarationFault) {
    super(`Resource "${resource}", ${at}: ${message}\n  Fix: ${fix}`);
  }
}

/** `a, b or c`: the choices of a fix. */
export const oneOf = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
