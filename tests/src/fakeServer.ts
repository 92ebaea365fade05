import { vi } from 'vitest';

export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly token: string | null;
  /** The mark of this browser that came along. */
  readonly device: string | null;
}

type Reply = Response | Promise<Response>;
type Handler = (call: SentCall) => Reply;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** Stands in for the network: `'GET /api/profile': () => json(...)`. What is not there answers 404; every call is kept. */
export const fakeServer = (handlers: Record<string, Handler>) => {
  const calls: SentCall[] = [];
  const fetch = vi.fn(async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost');
    const headers = new Headers(init.headers);
    const call: SentCall = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      token: headers.get('authorization'),
      device: headers.get('carte-device'),
    };
    calls.push(call);
    return handlers[`${call.method} ${call.path}`]?.(call) ?? json({ message: 'Нет такого адреса' }, 404);
  });
  vi.stubGlobal('fetch', fetch);
  return { calls, to: (path: string) => calls.filter((call) => call.path === path) };
};

export const owner = {
  id: 7,
  name: 'Анна',
  last_name: 'Воронцова',
  patronymic: 'Игоревна',
  birthday: '1988-04-12',
  email: 'anna@carte.example',
  phone: '+79161234567',
  status: 'active',
  country: { id: 1, title: 'Россия' },
  city: { id: 77, title: 'Москва' },
  two_factor: false,
  receive_offers: true,
  links: ['management_points', 'menu_list', 'menu_stop', 'team_staff'],
  capabilities: [],
};
