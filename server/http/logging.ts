import { writeSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { sqlStateOf } from '../db/databaseErrors';

/** JSON lines on stdout. Never a query string, a body, a token, a phone or an address (house). */
export const createLog = (): Logger =>
  pino({ level: 'info', base: null, serializers: { err: safeError } }, output());

/** Lines that wait while nobody takes them; what comes on top of that is dropped. */
const MAX_WAITING = 4 * 1024 * 1024;

const STDOUT = 1;

/** How long a line waits for others to go with. */
const TOGETHER_MS = 50;

/**
 * A log that nobody reads, or a full disk under it, neither ends the server nor makes anybody wait: its lines are lost. They travel
 * together: a write of its own for each took a sixth of a call's processor time. What waits when the process exits still goes out.
 */
const output = (): DestinationStream => {
  const lines = pino.destination({ dest: STDOUT, sync: false, maxLength: MAX_WAITING });
  lines.on('error', () => {});
  let waiting = '';
  const send = (): void => {
    lines.write(waiting);
    waiting = '';
  };
  process.once('exit', () => {
    try {
      writeSync(STDOUT, waiting);
    } catch {
      // A log that cannot be written keeps nobody.
    }
  });
  return {
    write: (line) => {
      if (waiting === '') setTimeout(send, TOGETHER_MS).unref();
      waiting += line;
    },
  };
};

/** One line for each answer: the route as it is declared (no ids), who by number, how long. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.session?.userId ?? undefined,
      },
      'answered',
    );
    done();
  });
};

/** Where it broke, without the message: database messages carry the values of the query. */
export const safeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause instanceof Error ? { cause: safeError(error.cause) } : {};
  return { type: error.name, sqlState: sqlStateOf(error), stack: frames.slice(0, 12).join('\n'), ...cause };
};
