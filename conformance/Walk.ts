import type { EndpointKey } from '../contract/endpoints';
import { endpointOf } from '../contract/endpoints';
import { isRecord } from '../contract/isRecord';
import type { Answer, Asking, Backend } from './Backend';
import type { Report } from './Report';

export interface WalkOptions {
  readonly report: Report;
  readonly email: string;
  readonly password: string;
  readonly isReadOnly: boolean;
  /** Aborted: no further step is begun, and what was made is removed. */
  readonly signal: AbortSignal;
}

/** A record that the walk has made and has to remove. */
export interface Made {
  readonly title: string;
  readonly remove: () => Promise<boolean>;
}

/** No record has it, and no list is so long. */
export const NOBODY = 999_999_999;

/** One walk through a backend: asks, judges, and keeps what has to be removed. */
export const makeWalk = (backend: Backend, { report, signal, ...options }: WalkOptions) => {
  const made: Made[] = [];
  /** Calls that have answered anything but that they are not there. */
  const there = new Set<EndpointKey>();
  const judge = (answer: Answer, isMet: boolean, rule: string, from: string): boolean => {
    report.add({
      call: answer.key,
      rule,
      from,
      ...(isMet ? { state: 'ok' } : { state: stateOf(answer), request: answer.sent, answer: answer.shown }),
    });
    return isMet;
  };
  const stateOf = (answer: Answer) => (isAbsent(answer) && !there.has(answer.key) ? 'missing' : 'differs');
  return {
    ...options,
    backend,
    report,
    made,
    ask: async (key: EndpointKey, asking?: Asking): Promise<Answer> => {
      signal.throwIfAborted();
      const answer = await backend.ask(key, asking);
      if (!isAbsent(answer)) there.add(key);
      return answer;
    },
    judge,
    /** Whether the call is there at all and answers as the console reads it. Where `isOptional`, its absence is no fault. */
    reads: (answer: Answer, from: string, isOptional = false): boolean => {
      if (isAbsent(answer)) {
        report.add({
          call: answer.key,
          state: isOptional ? 'optional' : 'missing',
          rule: isOptional ? 'is not there: the console does without' : 'is there',
          from,
          request: answer.sent,
          answer: answer.shown,
        });
        return false;
      }
      const { kind } = endpointOf(answer.key).answer;
      const isRead = isGood(answer) && answer.shape !== undefined;
      return judge(answer, isRead, `answers as the console reads it (${kind})`, from);
    },
    skip: (call: string, rule: string, from: string): void =>
      report.add({ call, state: 'skipped', rule, from }),
  };
};

export type Walk = ReturnType<typeof makeWalk>;

const isAbsent = ({ status }: Answer): boolean => [404, 405, 501].includes(status);

export const isGood = ({ status }: Pick<Answer, 'status'>): boolean => status >= 200 && status < 300;

/** The rows of a list; [] where there are none, or it could not be read. */
export const rowsOf = ({ shape }: Answer): readonly Readonly<Record<string, unknown>>[] =>
  isRecord(shape) && Array.isArray(shape.data) ? shape.data.filter(isRecord) : [];

export const recordOf = ({ shape }: Answer): Readonly<Record<string, unknown>> =>
  isRecord(shape) ? shape : {};

/** `{error?, message?, errors?}` in JSON, whatever went wrong. */
export const isErrorBody = ({ body }: Answer): boolean =>
  isRecord(body) && ['error', 'message', 'errors'].some((key) => body[key] !== undefined);

/** `errors: {field: [text, ...]}`. */
export const namesField = ({ body }: Answer, field: string): boolean => {
  const errors = isRecord(body) && isRecord(body.errors) ? body.errors : {};
  const texts = errors[field];
  return Array.isArray(texts) && texts.length > 0 && texts.every((text) => typeof text === 'string');
};
