import { spawn } from 'node:child_process';
import { BackupRefused } from './BackupRefused';

/** Runs one of PostgreSQL's own tools on a database. The password travels in its environment, where `ps` shows it to nobody. */
export const runTool = async (tool: string, args: readonly string[], databaseUrl: string): Promise<void> => {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(tool, [...args, `--dbname=${url.href}`], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', (cause) =>
      reject(
        new BackupRefused(`Expected ${tool} on this machine: install PostgreSQL's client tools.`, { cause }),
      ),
    );
  });
  if (code !== 0) throw new BackupRefused(`${tool} ended with ${code}:\n${said.trim()}`);
};
