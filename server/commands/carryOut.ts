import { withDatabase } from '../db/openDatabase';
import { readEnv } from '../env';
import { openFileStore } from '../files/makeFileStore';
import { createLog } from '../http/logging';
import { makeDeps } from '../makeDeps';
import { PlainError } from '../PlainError';
import { askServer } from './commandPort';
import { type CommandName, commands } from './index';

/** Lets the server that works on this DATA_DIR do it; where none does, opens the database and does it here. */
export const carryOut = async (name: CommandName, args: readonly string[]): Promise<string> => {
  const env = readEnv(process.env);
  const said = await askServer(env.DATA_DIR, { name, args });
  if (said?.refused !== undefined) throw new PlainError(said.refused);
  if (said?.text !== undefined) return said.text;
  return withDatabase(env, async (db) => {
    const { deps, close } = await makeDeps({
      env,
      db,
      clock: () => new Date(),
      files: openFileStore(env),
      log: createLog(),
      listens: () => `http://${env.HOST}:${env.PORT}`,
    });
    return commands[name](args, deps).finally(close);
  });
};
