import { readFileSync } from 'node:fs';

/** One numbered rule of the specifications, as a test names it in its title: `[LP-07] clears the selection ...`. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
}

const FILE = new URL('./checklist.txt', import.meta.url);

/** Every requirement, in the order of the checklist. */
export const readChecklist = (): readonly Requirement[] =>
  [...readFileSync(FILE, 'utf8').matchAll(/^([A-Z]{2}-\d{2}) (.+)$/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }));

/** `LP` of `LP-07`. */
export const areaOf = (id: string): string => id.slice(0, 2);
