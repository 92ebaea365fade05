/** What the first script of the page has asked for while the others were still on their way (`src/early/ask.ts`). */
export interface EarlyAnswers {
  readonly token: string;
  /** By address; each is for whoever asks for it first. */
  readonly answers: Map<string, EarlyAnswer>;
}

/** Read to its end as soon as it comes, so that whoever draws first need not wait for it. */
export interface EarlyAnswer {
  readonly coming: Promise<ReadResponse>;
  /** Undefined while it is on its way, and when it never came. */
  come?: ReadResponse;
}

export interface ReadResponse {
  readonly response: Response;
  readonly text: string;
}

declare global {
  interface Window {
    carteEarly?: EarlyAnswers;
  }
}

/** Whoever comes later wants to know what is true then. */
const GOOD_FOR_MS = 30_000;

/** The answer to a question that was asked already, once; undefined = ask. */
export const takeEarly = (url: string, token: string | null): Promise<ReadResponse> | undefined => {
  const answers = answersFor(token);
  const answer = answers?.get(url);
  answers?.delete(url);
  return answer?.coming;
};

/**
 * The answer where it has come already and is taken by `use`, which says so by answering itself; undefined = it is left for who
 * can wait.
 */
export const takeCome = <Used>(
  url: string,
  token: string | null,
  use: (answer: ReadResponse) => Used | undefined,
): Used | undefined => {
  const answers = answersFor(token);
  const answer = answers?.get(url)?.come;
  const used = answer && use(answer);
  if (used !== undefined) answers?.delete(url);
  return used;
};

const answersFor = (token: string | null): EarlyAnswers['answers'] | undefined => {
  const early = globalThis.window?.carteEarly;
  return early?.token === token && performance.now() <= GOOD_FOR_MS ? early.answers : undefined;
};

/** Something is being changed: what was asked for before may not be true any more. */
export const forgetEarly = (): void => globalThis.window?.carteEarly?.answers.clear();
