import { median } from '../report/median';

/** One call, made over a real socket that is kept open. */
export interface Question {
  readonly url: string;
  readonly init?: () => RequestInit;
}

const BATCH = 25;

/** The median time of one call in milliseconds, for each question, asked in turns of short batches. */
export const askAgain = async <Name extends string>(
  questions: Readonly<Record<Name, Question>>,
  rounds: number,
): Promise<Readonly<Record<Name, number>>> => {
  const names = Object.keys(questions) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      for (let call = 0; call < BATCH; call += 1) {
        const from = performance.now();
        await ask(questions[name]);
        // The first round warms up.
        if (round > 0) times.get(name)?.push(performance.now() - from);
      }
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<
    Name,
    number
  >;
};

/** @throws Error anything but a good answer: a refusal is quick, and would flatter */
export const ask = async ({ url, init }: Question): Promise<string> => {
  const answer = await fetch(url, init?.());
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
};
