import { createHash } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';

/** Statements kept by name for one connection; each holds its plan in the database's memory. */
const MAX_STATEMENTS = 400;

/**
 * A connection that lets the database read and plan each statement once: reading one of our joins costs it several times
 * what running it does. Every text gets a name of its own; what comes after the first few hundred texts goes without.
 *
 * What is asked does not wait for the answer before it, and nobody waits for `begin`: it travels with the first statement of its
 * transaction, which fails where it has failed.
 */
export class PreparingClient extends Client {
  readonly #names = new Map<string, string>();
  #begun: Promise<unknown> | undefined;

  constructor(config?: ClientConfig) {
    super({ ...config, pipeline: true });
    // The overloads of `query` say less than what pools and drizzle pass through it.
    const ask = (question: unknown, ...rest: readonly unknown[]): unknown => {
      this.#sendTogether();
      const answer = Reflect.apply(Client.prototype.query, this, [this.#named(question), ...rest]);
      return answer instanceof Promise ? this.#withBegin(question, answer) : answer;
    };
    Object.defineProperty(this, 'query', { value: ask });
  }

  /** What is asked in one turn of the event loop is one write: it costs more than most of the statements in it. */
  #sendTogether(): void {
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  async #withBegin(question: unknown, answer: Promise<unknown>): Promise<unknown> {
    const begun = this.#begun;
    this.#begun = undefined;
    if (begun) return (await Promise.all([answer, begun]))[0];
    if (textOf(question)?.startsWith('begin') !== true) return answer;
    // Heard by the next statement.
    answer.catch(() => {});
    this.#begun = answer;
    return undefined;
  }

  #named(question: unknown): unknown {
    const text = textOf(question);
    if (typeof question !== 'object' || text === undefined) return question;
    if (question !== null && 'name' in question && question.name) return question;
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

const textOf = (question: unknown): string | undefined => {
  const text =
    typeof question === 'object' && question !== null && 'text' in question ? question.text : undefined;
  return typeof text === 'string' ? text : undefined;
};
