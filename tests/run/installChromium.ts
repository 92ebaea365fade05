import { spawnSync } from 'node:child_process';
import { findChromium } from './findChromium';

type Command = readonly [program: string, ...args: string[]];

/** Playwright's own comes without its system libraries, so a bare system may still need its package manager's. */
const WAYS: readonly { readonly needsRoot: boolean; readonly commands: readonly Command[] }[] = [
  { needsRoot: false, commands: [['npx', 'playwright', 'install', 'chromium']] },
  {
    needsRoot: true,
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ],
  },
];

/** What to do by hand, where nothing here works. */
export const BY_HAND = [
  'No Chromium was found, and none could be installed. Do one of these, then run the command again:',
  '  apt-get install -y chromium        (Debian; with root rights)',
  '  npx playwright install --with-deps chromium',
  '  CHROMIUM_PATH=/path/to/chromium npm test   (one that is installed already)',
].join('\n');

/** Tries each way until a browser starts. */
export const installChromium = (): string | undefined => {
  const isRoot = process.getuid?.() === 0;
  for (const { needsRoot, commands } of WAYS) {
    if (needsRoot && !isRoot) continue;
    const isDone = commands.every(([program, ...args]) => {
      console.log(`> ${program} ${args.join(' ')}`);
      return spawnSync(program, args, { stdio: 'inherit', timeout: 600_000 }).status === 0;
    });
    const found = isDone ? findChromium() : undefined;
    if (found) return found;
  }
  return undefined;
};
