import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the process counts about itself, in the words of docs/operations.md. Nothing in it names a person or a record. */
export interface Metrics {
  /** Everything as Prometheus reads it. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
  /** A value that is read when somebody looks. */
  readonly show: (name: string, help: string, read: () => number) => void;
  /** @param call a key of the table of calls, or another declared route */
  readonly answered: (call: string, status: number, seconds: number) => void;
  readonly round: (seen: Round) => void;
  readonly letter: (outcome: 'sent' | 'failed') => void;
}

/** A round of the clean-up. */
export interface Round {
  /** `skipped`: another process was at it. */
  readonly outcome: 'done' | 'skipped' | 'failed';
  readonly seconds: number;
  /** How many went, by kind. */
  readonly removed: Readonly<Record<string, number>>;
}

/** Where a person starts to notice, and where nobody waits any more. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export const makeMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  // Memory, processor time, open files, event-loop delay, garbage collection, under their usual names.
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'carte_http_requests_total',
    help: 'Answers, by call and class of status.',
    labelNames: ['call', 'class'],
    registers,
  });
  const durations = new Histogram({
    name: 'carte_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['call'],
    buckets: SECONDS,
    registers,
  });
  const rounds = new Counter({
    name: 'carte_job_rounds_total',
    help: 'Rounds of the clean-up.',
    labelNames: ['outcome'],
    registers,
  });
  const removed = new Counter({
    name: 'carte_job_removed_total',
    help: 'What the clean-up removed.',
    labelNames: ['what'],
    registers,
  });
  const lasted = new Gauge({
    name: 'carte_job_last_seconds',
    help: 'How long the last round took.',
    registers,
  });
  const succeeded = new Gauge({
    name: 'carte_job_last_success_timestamp_seconds',
    help: 'When a round of this process last ended well, or found another process at it.',
    registers,
  });
  const letters = new Counter({
    name: 'carte_letters_total',
    help: 'Letters.',
    labelNames: ['outcome'],
    registers,
  });
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    show: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
    answered: (call, status, seconds) => {
      answers.inc({ call, class: `${Math.floor(status / 100)}xx` });
      durations.observe({ call }, seconds);
    },
    round: ({ outcome, seconds, removed: counts }) => {
      rounds.inc({ outcome });
      lasted.set(seconds);
      if (outcome !== 'failed') succeeded.setToCurrentTime();
      for (const [what, count] of Object.entries(counts)) removed.inc({ what }, count);
    },
    letter: (outcome) => letters.inc({ outcome }),
  };
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row that a route was bound from. */
    call?: string;
  }
}

/** Counts and times every answer by its row; what is no row goes by its declared route, so nobody can invent a label. */
export const measureAnswers = (app: FastifyInstance, { answered }: Pick<Metrics, 'answered'>): void => {
  app.addHook('onResponse', ({ routeOptions }, reply, done) => {
    const call = routeOptions.config?.call ?? routeOptions.url ?? 'none';
    // A stream lasts as long as its page is open: that is no duration of ours.
    const isStream = reply.raw.getHeader('content-type')?.toString().startsWith('text/event-stream');
    answered(call, reply.statusCode, isStream ? 0 : reply.elapsedTime / 1000);
    done();
  });
};
