import { createHash } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';

/** Statements kept by name for one connection; each holds its plan in the database's memory. */
const MAX_STATEMENTS = 400;

/**
 * A connection that lets the database read and plan each statement once: reading one of our joins costs it several times
 * what running it does. Every text gets a name of its own; what comes after the first few hundred texts goes without.
 */
export class PreparingClient extends Client {
  readonly #names = new Map<string, string>();

  constructor(config?: ClientConfig) {
    super(config);
    // The overloads of `query` say less than what pools and drizzle pass through it.
    const ask = (question: unknown, ...rest: readonly unknown[]): unknown =>
      Reflect.apply(Client.prototype.query, this, [this.#named(question), ...rest]);
    Object.defineProperty(this, 'query', { value: ask });
  }

  #named(question: unknown): unknown {
    if (typeof question !== 'object' || question === null || !('text' in question)) return question;
    const { text } = question;
    if (typeof text !== 'string' || ('name' in question && question.name)) return question;
    const name = this.#nameOf(text);
    return name === undefined ? question : { ...question, name };
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MAX_STATEMENTS) return known;
    const name = `carte_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
    this.#names.set(text, name);
    return name;
  }
}
