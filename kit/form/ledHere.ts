/** New with every load of the page: a reopened draft starts on its first tab (docs/spec/3-decisions.md, open points 8). */
const visit = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** The navigation state of a step that the form itself takes. */
export const ledState = { ledBy: visit } as const;

/** Whether the form itself led to this address, in this visit. */
export const isLedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ledBy' in state && state.ledBy === visit;
