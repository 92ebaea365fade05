import fastifyStatic from '@fastify/static';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { files } from '../db/schema';
import { isStoredName } from '../files/diskFileStore';
import { notFound } from '../Refusal';
import type { World } from '../World';

/** Shown inside a page; everything else is offered for download. */
const SHOWN = /\.(?:jpg|png|gif)$/;

/**
 * Files of records, under names that cannot be guessed (a picture tag carries no token). Whatever a file holds, it can
 * neither run nor load anything: no sniffing, a sandbox, nothing allowed in it.
 */
export const serveFiles = async (app: FastifyInstance, { files: store, db }: World): Promise<void> => {
  await app.register(fastifyStatic, { root: store.folder, serve: false, cacheControl: false });
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params: { name } }, reply) => {
    if (!isStoredName(name)) throw notFound();
    reply.headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    });
    if (!SHOWN.test(name)) {
      const [row] = await db
        .select({ originalName: files.originalName })
        .from(files)
        .where(eq(files.name, name));
      if (!row) throw notFound();
      reply.header('content-disposition', attachment(row.originalName));
    }
    return reply.sendFile(name);
  });
};

/** RFC 6266: a plain name for old readers, the real one encoded. */
const attachment = (name: string): string => {
  const plain = name.replace(/[^\w.-]+/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
