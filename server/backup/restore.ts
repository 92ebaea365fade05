import { readEnv } from '../env';
import { restoreBackup } from './restoreBackup';
import { runCommand } from './runCommand';

/** `npm run restore -- FOLDER`: into the place that the environment names, which must be empty and without a server. */
runCommand(async (folder) => {
  const { files, tables, madeAt } = await restoreBackup(readEnv(process.env), folder);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `Restored what was there at ${madeAt}: ${rows} rows, ${files} files, all as they were.`;
});
