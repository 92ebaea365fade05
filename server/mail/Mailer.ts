export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Printed in the log where letters only lie in the outbox (3-decisions, Running it). */
  readonly secret?: string;
}

/** Sends letters. Never awaited before an answer: how long it takes would tell whether an address is known. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}
