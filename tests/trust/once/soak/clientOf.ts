import { fileOf, multipart, samplePng } from '../../../server/samples';
import type { Planted } from '../kill/seedOwners';

export interface Client {
  /** One of everything: reads, writes, what is refused, what is absent, an upload, and a removal for ever. */
  readonly round: () => Promise<void>;
  readonly statuses: ReadonlyMap<string, number>;
}

/** An owner at work, who leaves as much as there was: what grows then is not the data. */
export const clientOf = (url: string, { token, point }: Planted): Client => {
  const statuses = new Map<string, number>();
  const authorization = `Bearer ${token}`;
  const send = async (path: string, init: RequestInit): Promise<{ readonly id?: number }> => {
    const answer = await fetch(`${url}${path}`, init);
    const text = await answer.text();
    const status = String(answer.status);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return answer.ok && text.startsWith('{') ? (JSON.parse(text) as { id?: number }) : {};
  };
  const ask = (method: string, path: string, json?: unknown): Promise<{ readonly id?: number }> =>
    send(`/api${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
  const upload = async (): Promise<void> => {
    const form = await multipart([
      ['_method', 'PUT'],
      ['documents[0]', fileOf(await samplePng(), 'a.png', 'image/png')],
    ]);
    const headers = { authorization, ...form.headers };
    await send(`/api/point/${point}`, { method: 'POST', headers, body: new Uint8Array(form.payload) });
    await ask('PUT', `/point/${point}`, { documents: [] });
  };

  let count = 0;
  const round = async (): Promise<void> => {
    count += 1;
    const { id } = await ask('POST', `/point/${point}/menus`, { title: `Menu ${count}` });
    await ask('GET', '/point');
    await ask('GET', `/point/${point}/menus`);
    await ask('GET', '/point/2000000000');
    await ask('GET', '/no-such-call');
    await ask('POST', '/point', { title: 5 });
    await ask('POST', '/auth/login', { email: 'nobody@carte.example', password: 'wrong password' });
    if (id === undefined)
      throw new Error(`Expected a menu to be made, got ${JSON.stringify([...statuses])}.`);
    await ask('DELETE', `/point/${point}/menus/`, { ids: [id] });
    await ask('DELETE', `/deleted_menus/destroy?ids[]=${id}`);
    if (count % 10 === 1) await upload();
    await send('/healthz', {});
  };
  return { round, statuses };
};
