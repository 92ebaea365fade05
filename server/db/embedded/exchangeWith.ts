import type { PGlite } from '@electric-sql/pglite';
import type { Link } from './WireStream';

/** Asks a PGlite of this thread in PostgreSQL's own protocol, one exchange after another. */
export const exchangeWith = (client: PGlite): Link['exchange'] => {
  let turn: Promise<unknown> = Promise.resolve();
  return (bytes) => {
    const answered = turn.then(async () => {
      if (bytes[0] === STARTUP) await forgetLast(client);
      const parts: Buffer[] = [];
      // The bytes belong to the database's memory: copied before it writes there again.
      const onRawData = (part: Uint8Array): void => void parts.push(Buffer.from(part));
      await client.execProtocolRawStream(bytes, { syncToFs: false, onRawData });
      return new Uint8Array(Buffer.concat(parts));
    });
    turn = answered.catch(() => {});
    return answered;
  };
};

/** Only the first message of a connection has no letter; its length begins with this. */
const STARTUP = 0;

/** There is one session for all connections: what the last one left behind is none of the next one's business. */
const forgetLast = async (client: PGlite): Promise<void> => {
  if (client.isInTransaction()) await client.exec('rollback');
  await client.exec('discard all');
};
