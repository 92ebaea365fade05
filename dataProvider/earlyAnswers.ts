/** What the first script of the page has asked for while the others were still on their way (`src/early/ask.ts`). */
export interface EarlyAnswers {
  readonly token: string;
  /** By address; each is for whoever asks for it first. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    carteEarly?: EarlyAnswers;
  }
}

/** Whoever comes later wants to know what is true then. */
const GOOD_FOR_MS = 30_000;

/** The answer to a question that was asked already, once; undefined = ask. */
export const takeEarly = (url: string, token: string | null): Promise<Response> | undefined => {
  const early = globalThis.window?.carteEarly;
  if (early === undefined || early.token !== token || performance.now() > GOOD_FOR_MS) return undefined;
  const answer = early.answers.get(url);
  early.answers.delete(url);
  return answer;
};

/** Something is being changed: what was asked for before may not be true any more. */
export const forgetEarly = (): void => globalThis.window?.carteEarly?.answers.clear();
