import { account } from './account';
import type { Command } from './Command';
import { moderate } from './moderate';

/** Every command that works beside a running server and without one, by the word after `npm run`. */
export const commands = { account, moderate } as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;

export const isCommandName = (name: unknown): name is CommandName =>
  typeof name === 'string' && Object.hasOwn(commands, name);
