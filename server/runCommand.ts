import { failureText } from './failureText';

/** A command: prints what it did, or what was wrong, and ends with 0 or 1. */
export const runCommand = (work: (args: readonly string[]) => Promise<string>): void => {
  // What is written is for its own user only.
  process.umask(0o077);
  const fail = (error: unknown): void => {
    process.stderr.write(`${failureText(error)}\n`);
    process.exitCode = 1;
  };
  // Also what breaks on the side: Node would print all of it.
  process.on('uncaughtException', fail);
  work(process.argv.slice(2)).then((text) => process.stdout.write(`${text}\n`), fail);
};
