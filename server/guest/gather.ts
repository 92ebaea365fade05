/** How long a question waits for others after the last one was asked: so few statements reach a database, however many guests come. */
const GAP_MS = 5;

/**
 * Asks for many at once: one question is under way at a time, and whoever comes meanwhile shares the next one. An answer is
 * never older than the moment at which it was asked for.
 *
 * @param find the answers to distinct questions, by question; one that has none is left out
 */
export const gather = <Answer>(
  find: (asked: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): ((asked: string) => Promise<Answer | undefined>) => {
  let waiting = new Set<string>();
  let next: Promise<ReadonlyMap<string, Answer>> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const askNext = async (): Promise<ReadonlyMap<string, Answer>> => {
    await last;
    const asked = [...waiting];
    waiting = new Set();
    next = undefined;
    const found = find(asked);
    // Whatever became of it, the next may go.
    last = found.then(pause, pause);
    return found;
  };
  return async (asked) => {
    waiting.add(asked);
    next ??= askNext();
    return (await next).get(asked);
  };
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, GAP_MS));
