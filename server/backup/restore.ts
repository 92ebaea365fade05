import { readEnv } from '../env';
import { runCommand } from '../runCommand';
import { oneFolder } from './oneFolder';
import { restoreBackup } from './restoreBackup';

/** `npm run restore -- FOLDER`: into the place that the environment names, which must be empty and without a server. */
runCommand(async (args) => {
  const { files, tables, madeAt } = await restoreBackup(readEnv(process.env), oneFolder(args));
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `Restored what was there at ${madeAt}: ${rows} rows, ${files} files, all as they were.`;
});
