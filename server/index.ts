/*
 * What a backend of one's own is made of: `carte-console/server`. What stands here is stable from one minor version to the next.
 */
import { readEnv } from './env';
import { type RunningServer, type ServedBesides, startServer } from './startServer';

export { type Resource as ServerResource, serverResource } from './engine/Resource';

interface ServerOptions extends ServedBesides {
  /** Settings as in the environment (docs/operations.md); absent: those of the process. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** The reference backend with resources of one's own. @returns where it listens, and what stops it */
export const createServer = ({ env = process.env, ...rest }: ServerOptions = {}): Promise<RunningServer> =>
  startServer(readEnv(env), rest);
