import { readEnv } from '../env';
import { makeBackup } from './makeBackup';
import { runCommand } from './runCommand';

/** `npm run backup -- FOLDER`: rows and files of the installation that the environment names; its server may work. */
runCommand(async (folder) => {
  const { files, tables, missing } = await makeBackup(readEnv(process.env), folder);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const gone = missing.map((name) => `\nA row names the file ${name}, which was gone already.`).join('');
  return `Backup in ${folder}: ${rows} rows, ${files} files.${gone}`;
});
