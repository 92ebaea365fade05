import { parseArgs } from 'node:util';
import { UsageError } from './Plan';

interface Wanted {
  readonly usage: string;
  /** What the one name must look like, and how to say so. */
  readonly name: RegExp;
  readonly message: string;
  readonly options?: readonly string[];
}

/** The one name and the `--options` of a generator. @throws UsageError with the usage */
export const readArgs = (
  args: readonly string[],
  { usage, name: pattern, message, options = [] }: Wanted,
): { readonly name: string; readonly given: Readonly<Record<string, string | undefined>> } => {
  const { values, positionals } = parse(args, options, usage);
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new UsageError(`Expected one name. Usage: ${usage}`);
  if (!pattern.test(name)) throw new UsageError(`Expected ${message}, got "${name}". Usage: ${usage}`);
  return { name, given: values };
};

const parse = (args: readonly string[], options: readonly string[], usage: string) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(options.map((option) => [option, { type: 'string' as const }])),
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}. Usage: ${usage}`);
  }
};
