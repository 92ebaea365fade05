import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../ApiError';
import type { Deps } from '../Deps';
import { files } from '../db/schema';
import { attachment } from '../files/attachment';
import { mimeOfName } from '../files/fileKind';
import { isInWidth, isStoredName } from '../files/storedName';

/** Shown inside a page; everything else is offered for download. */
const SHOWN = /\.(?:jpg|png|gif|webp)$/;

/**
 * Files of records, under names that cannot be guessed (a picture tag carries no token). Whatever a file holds, it can
 * neither run nor load anything: no sniffing, a sandbox, nothing allowed in it.
 */
export const serveFiles = (app: FastifyInstance, { files: store, db }: Deps): void => {
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params: { name } }, reply) => {
    if (!isStoredName(name)) throw notFound();
    const disposition = SHOWN.test(name) ? {} : { 'content-disposition': await dispositionOf(name, db) };
    const found = await store.open(name);
    if (!found) throw notFound();
    return reply
      .headers({
        'content-security-policy': "default-src 'none'; sandbox",
        // What was drawn for pages of guests may lie in anybody's cache.
        'cache-control': `${isInWidth(name) ? 'public' : 'private'}, max-age=31536000, immutable`,
        'content-type': mimeOfName(name),
        'content-length': found.size,
        ...disposition,
      })
      .send(found.stream);
  });
};

/** Only files of records have a name of their own. @throws ApiError 404 */
const dispositionOf = async (name: string, db: Deps['db']): Promise<string> => {
  const [row] = await db.select({ originalName: files.originalName }).from(files).where(eq(files.name, name));
  if (!row) throw notFound();
  return attachment(row.originalName);
};
