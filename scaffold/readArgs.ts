import { parseArgs } from 'node:util';
import { UsageError } from './Plan';

interface Wanted {
  readonly usage: string;
  /** What the one name must look like, and how to say so. */
  readonly name: RegExp;
  readonly message: string;
  /** Options with a value, and options that are said or not. */
  readonly options?: readonly string[];
  readonly flags?: readonly string[];
}

interface Args {
  readonly name: string;
  readonly given: Readonly<Record<string, string | undefined>>;
  readonly has: (flag: string) => boolean;
}

/** The one name and the `--options` of a generator. @throws UsageError with the usage */
export const readArgs = (
  args: readonly string[],
  { usage, name: pattern, message, options = [], flags = [] }: Wanted,
): Args => {
  const { values, positionals } = parse(args, { options, flags, usage });
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new UsageError(`Expected one name. Usage: ${usage}`);
  if (!pattern.test(name)) throw new UsageError(`Expected ${message}, got "${name}". Usage: ${usage}`);
  const given = Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
  return { name, given, has: (flag) => values[flag] === true };
};

const parse = (
  args: readonly string[],
  { options, flags, usage }: Required<Pick<Wanted, 'options' | 'flags' | 'usage'>>,
) => {
  const known = (names: readonly string[], type: 'string' | 'boolean') =>
    names.map((name) => [name, { type }] as const);
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries([...known(options, 'string'), ...known(flags, 'boolean')]),
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}. Usage: ${usage}`);
  }
};
