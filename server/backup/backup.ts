import { readEnv } from '../env';
import { runCommand } from '../runCommand';
import { makeBackup } from './makeBackup';
import { oneFolder } from './oneFolder';

/** `npm run backup -- FOLDER`: rows and files of the installation that the environment names; its server may work. */
runCommand(async (args) => {
  const folder = oneFolder(args);
  const { files, tables, missing } = await makeBackup(readEnv(process.env), folder);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const gone = missing.map((name) => `\nA row names the file ${name}, which was gone already.`).join('');
  return `Backup in ${folder}: ${rows} rows, ${files} files.${gone}`;
});
