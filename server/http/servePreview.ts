import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GuestTheme } from '../../contract/guest/GuestPage';
import type { GuestPages } from '../../contract/guest/GuestPages';
import { rows as table } from '../../contract/rows';
import { ApiError } from '../ApiError';
import { PREVIEW_ROOT } from '../addresses';
import { findSessions } from '../auth/sessions';
import { authorizingOf } from '../bind/authorize';
import type { Deps } from '../Deps';
import { hiding } from '../engine/hideFields';
import { encodingFor, makeBody } from '../guest/Body';
import { dishIn } from '../guest/dishIn';
import { readPreview } from '../guest/preview/readPreview';
import { openTicket, previewPath } from '../guest/preview/ticket';
import { isId } from '../isId';
import { homeOf, reachOf } from '../team/grants';
import { guestPolicy } from './serveGuests';

const KEY = 'guest.preview';

/**
 * The page of guests for who works in the venue: `/preview/{ticket}`, and `/preview/{ticket}/{menuId}` of another of its menus. A frame
 * brings no session, so the ticket names it; who it belongs to and what they may see is looked up anew for each page. Whatever is
 * wrong with a ticket, the answer is the one page that tells nothing.
 */
export const servePreview = (app: FastifyInstance, pages: GuestPages, deps: Deps): void => {
  const authorizing = authorizingOf(table, deps);
  const headers = {
    'content-security-policy': guestPolicy(pages, "'self'"),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  };
  const send = async (html: string, request: FastifyRequest, reply: FastifyReply) => {
    const body = makeBody(html);
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(encoding ? await body.encoded(encoding) : body.plain);
  };

  const pageAt = async (url: string): Promise<string | undefined> => {
    const { token, menuId, theme, dishId } = partsOf(url);
    const ticket = openTicket(token, deps);
    if (!ticket || menuId === 'wrong') return undefined;
    const session = (await findSessions([ticket.sessionId], deps)).get(ticket.sessionId);
    if (!session?.verified) return undefined;
    const grants = authorizing.grantsFor(KEY, session);
    const { pointId } = ticket;
    const asked = { key: KEY, session, home: homeOf(grants), path: { pointId } };
    const sections = await authorizing.sectionsFor(asked, deps);
    const page = await readPreview(
      {
        ...ticket,
        ...(menuId !== undefined && { menuId }),
        dishId,
        reach: reachOf(grants),
        hideIn: (group) => hiding(`${group}.one`, { ...deps, sections }),
        pathOf: (id) => `${previewPath(token, id)}${theme ? `?theme=${theme}` : ''}`,
      },
      deps,
    );
    return page && pages.page({ ...page, theme });
  };

  app.get(`${PREVIEW_ROOT}*`, {
    config: { compress: false },
    handler: async (request, reply) => {
      const page = await pageAt(request.url).catch(absent);
      return send(page ?? pages.failure('absent'), request, reply.code(page === undefined ? 404 : 200));
    },
    errorHandler: async (error, request, reply) => {
      request.log.error({ err: error }, 'failed');
      return send(pages.failure('broken'), request, reply.code(500));
    },
  });
};

/** The venue, the right or the membership is gone: nobody is told which. */
const absent = (error: unknown): undefined => {
  if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return undefined;
  throw error;
};

interface Parts {
  readonly token: string;
  readonly menuId: number | undefined | 'wrong';
  readonly theme: GuestTheme | undefined;
  readonly dishId: number | undefined;
}

const partsOf = (url: string): Parts => {
  const [path = '', query = ''] = url.split('?');
  const [token = '', menu, ...more] = path.slice(PREVIEW_ROOT.length).replace(/\/$/, '').split('/');
  const id = menu === undefined ? undefined : Number(menu);
  const theme = new URLSearchParams(query).get('theme');
  return {
    token,
    menuId: more.length > 0 || (id !== undefined && !isId(id)) ? 'wrong' : id,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    dishId: dishIn(url),
  };
};
