import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Step } from '../../developers/readTutorial';

/** A clean copy of the project, where a developer who knows nothing follows what the documents say. */
export const openWorkshop = () => {
  const folder = mkdtempSync(join(tmpdir(), 'carte-tutorial-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of files.trim().split('\n')) {
    cpSync(file, join(folder, file), { recursive: true });
  }
  // A folder of its own: what tools keep in it (`.vite`) is that of the copy.
  const packages = realpathSync('node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages))
    if (!name.startsWith('.vite')) symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  // Vite serves the files of styles from the project's own folder only.
  const fonts = join(folder, 'node_modules/@fontsource-variable');
  rmSync(fonts);
  cpSync(join(packages, '@fontsource-variable'), fonts, { recursive: true });

  const run = (command: string): string => {
    const { status, stdout, stderr } = spawnSync(command, {
      cwd: folder,
      shell: true,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', VITEST: undefined },
    });
    if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}\n${stderr}`);
    return stdout;
  };
  const git = (...args: readonly string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'core.hooksPath=/dev/null', ...args],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      },
    );
  git('init', '-q');
  const keep = (): void => {
    git('add', '-A');
    git('commit', '-qm', 'kept');
  };
  keep();

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const take = (step: Step): void => {
    if (step.kind === 'run') run(step.command);
    if (step.kind === 'write') write(step.path, step.text);
    if (step.kind !== 'change') return;
    const text = readFileSync(join(folder, step.path), 'utf8');
    if (text.split(step.from).length !== 2)
      throw new Error(`${step.path}: expected once, before the change:\n${step.from}`);
    write(
      step.path,
      text.replace(step.from, () => step.to),
    );
  };

  return {
    folder,
    run,
    take,
    keep,
    /** What was done since the last time it was kept: how many files, how many lines more and less. */
    figures: (): string => {
      git('add', '-A');
      return git('diff', '--cached', '--shortstat').trim();
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
};
