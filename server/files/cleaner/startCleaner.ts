import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CleanFile } from '../cleanFile';
import type { DrawnPicture } from '../cleanRaster';
import { FileError, StoreBusy } from '../FileStore';
import type { FileKindName } from '../fileKind';
import type { FromCleaner, ToCleaner } from './cleanerProcess';

/** A process that works on one file after the other. */
export interface Cleaner {
  /** @throws FileError the file is none that we take, or costs too much; StoreBusy the process cannot work */
  readonly clean: (kind: FileKindName, bytes: Buffer) => Promise<CleanFile>;
  /** Draws a clean picture in its widths. @throws FileError it cannot be drawn; StoreBusy the process cannot work */
  readonly draw: (kind: FileKindName, bytes: Buffer) => Promise<DrawnPicture>;
  /** Whether it may be given another file. */
  readonly isUsable: () => boolean;
  readonly kill: () => void;
}

/** The process watches its own work; should it not even come to that, it is ended after this long. */
const WALL_MS = 60_000;

export const startCleaner = (): Cleaner => {
  const child = newProcess();
  let isUsable = true;
  const kill = (): void => {
    isUsable = false;
    child.kill('SIGKILL');
  };
  child.on('error', kill);
  child.on('exit', () => {
    isUsable = false;
  });
  release(child);

  const ask = <T>(message: ToCleaner, read: (answer: FromCleaner) => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(kill, WALL_MS);
      const done = (settle: () => void): void => {
        clearTimeout(timer);
        child.off('message', subscribe).off('exit', gone).off('error', broken);
        release(child);
        settle();
      };
      const subscribe = (answer: FromCleaner): void =>
        done(() => {
          if (answer.isLast) kill();
          const result = read(answer);
          if (result !== undefined) return resolve(result);
          if ('problem' in answer) return reject(new FileError(answer.problem));
          const { failure = '', code } = 'failure' in answer ? answer : {};
          reject(Object.assign(new Error(`A file could not be worked on: ${failure}`), { code }));
        });
      // It took the decoder with it, or the time.
      const gone = (): void => done(() => reject(new FileError('The file cannot be drawn.')));
      const broken = (cause: Error): void =>
        done(() => reject(new StoreBusy('No process can be started.', { cause })));
      child.on('message', subscribe).on('exit', gone).on('error', broken);
      hold(child);
      child.send(message, (error) => error && broken(error));
    });
  return {
    clean: (kind, bytes) =>
      ask({ task: 'clean', kind, bytes }, (answer) =>
        'clean' in answer ? withBuffers(answer.clean) : undefined,
      ),
    draw: (kind, bytes) =>
      ask({ task: 'draw', kind, bytes }, (answer) =>
        'drawn' in answer ? drawnBuffers(answer.drawn) : undefined,
      ),
    isUsable: () => isUsable,
    kill,
  };
};

/** Only work keeps the server from ending. */
const hold = (child: ChildProcess): void => {
  child.ref();
  child.channel?.ref();
};
const release = (child: ChildProcess): void => {
  child.unref();
  child.channel?.unref();
};

const withBuffers = ({ bytes, thumbnail, ...size }: CleanFile): CleanFile => ({
  ...size,
  bytes: Buffer.from(bytes),
  thumbnail: thumbnail && { ...thumbnail, bytes: Buffer.from(thumbnail.bytes) },
});

const drawnBuffers = ({ pictures, ...size }: DrawnPicture): DrawnPicture => ({
  ...size,
  pictures: pictures.map(({ width, bytes }) => ({ width, bytes: Buffer.from(bytes) })),
});

/** What a program needs to find its parts, and nothing of what the server was told. */
const PASSED_ON = [
  'PATH',
  'HOME',
  'LANG',
  'TZ',
  'TMPDIR',
  'SystemRoot',
  'FONTCONFIG_PATH',
  'FONTCONFIG_FILE',
];

/** Beside the built server stands the built process; in the sources tsx has to read it. */
const newProcess = (): ChildProcess => {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './cleanerProcess.ts' : './cleanerProcess.js', import.meta.url);
  const passed = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return fork(fileURLToPath(file), {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    execArgv: isSource ? ['--import', 'tsx'] : [],
    // One picture at a time: one thread decodes, and memory is kept in few places, so it is given back.
    env: { ...Object.fromEntries(passed), UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
};
