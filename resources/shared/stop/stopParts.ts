import { createElement } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { messages } from '../messages';

/* How a dish is on stop, and what is asked about it: no list needs them for its first row, so they come together when one does. */

const load = async () => (await import('./parts')).parts;

export const StopNote = lazyWithPreload(
  async () => (await load()).StopNote,
  createElement('span', { className: 'carte-term' }, messages.inStop),
);
/** Its room is kept among the fields: those after it must not move when it comes. */
export const Sale = lazyWithPreload(
  async () => (await load()).Sale,
  createElement('div', { className: 'carte-room' }),
);
/** The question before a food is stopped or comes back. */
export const AskStop = lazyWithPreload(async () => (await load()).StopQuestion);
