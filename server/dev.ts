import { spawn } from 'node:child_process';

/**
 * `npm run dev`: the console with hot reload (its address is printed by Vite, which hands `/api` on) and the backend
 * started anew on every change. One ends with the other.
 */
const COMMANDS = [
  ['node_modules/vite/bin/vite.js'],
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
] as const;

const children = COMMANDS.map((args) => spawn(process.execPath, args, { stdio: 'inherit' }));

for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGINT');
    process.exitCode = code ?? 0;
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
