import { median } from '../report/median';
import type { Child } from '../report/startChild';

/** One call, made over a real socket that is kept open. */
export interface Question {
  readonly url: string;
  /** Who answers, where its processor time is asked for. */
  readonly of?: Child;
  readonly init?: () => RequestInit;
}

/** What a call takes: the middle of its times, and of the processor time of who answers; in ms. */
export interface Cost {
  readonly time: number;
  readonly processor: number;
}

export const BATCH = 25;

interface Seen {
  readonly times: number[];
  /** Of each batch. */
  readonly processor: number[];
}

/** What one call of each costs, asked in turns of short batches. */
export const askAgain = async <Name extends string>(
  questions: Readonly<Record<Name, Question>>,
  rounds: number,
): Promise<Readonly<Record<Name, Cost>>> => {
  const entries = Object.entries<Question>(questions);
  const seen = new Map<string, Seen>(entries.map(([name]) => [name, { times: [], processor: [] }]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, question] of entries) {
      const before = question.of?.processor() ?? Number.NaN;
      const times: number[] = [];
      for (let call = 0; call < BATCH; call += 1) {
        const from = performance.now();
        await ask(question);
        times.push(performance.now() - from);
      }
      const known = seen.get(name);
      // The first round warms up.
      if (round === 0 || !known) continue;
      known.times.push(...times);
      known.processor.push((question.of?.processor() ?? Number.NaN) - before);
    }
  }
  const costs = [...seen].map(([name, { times, processor }]) => [
    name,
    { time: median(times), processor: processor.reduce((sum, one) => sum + one, 0) / times.length },
  ]);
  return Object.fromEntries(costs) as Record<Name, Cost>;
};

/** @throws Error anything but a good answer: a refusal is quick, and would flatter */
export const ask = async ({ url, init }: Question): Promise<string> => {
  const answer = await fetch(url, init?.());
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
};
