// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../dataProvider/createDataProvider';

let server: Server;
let status = 200;
let answer = '{"id":7,"title":"x"}';
let uploads: string[] = [];
let isSilent = false;

beforeEach(async () => {
  [status, answer, uploads, isSilent] = [200, '{"id":7,"title":"x"}', [], false];
  server = createServer((call, response) => {
    for (const name of ['origin', 'headers', 'methods'])
      response.setHeader(`access-control-allow-${name}`, '*');
    if (call.method === 'OPTIONS') return response.end();
    let text = '';
    call.on('data', (chunk) => {
      text += chunk;
    });
    call.on('end', () => {
      uploads.push(`${call.method} ${call.url} ${text}`);
      if (!isSilent) response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const save = (onProgress: (share: number) => void, signal?: AbortSignal) => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const provider = createDataProvider({ baseUrl: `http://127.0.0.1:${port}/api` });
  const body = { title: 'Кафе', images: [new File(['x'.repeat(200_000)], 'a.png', { type: 'image/png' })] };
  return provider.call('points.update', {
    params: { id: 7 },
    body,
    onProgress,
    ...(signal ? { signal } : {}),
  });
};

describe('an upload that is watched', () => {
  it('tells its share as it leaves, and answers as any call', async () => {
    const shares: number[] = [];
    expect(await save((share) => shares.push(share))).toEqual({ id: 7, title: 'x' });
    expect(shares.at(-1)).toBe(1);
    expect(uploads).toHaveLength(1);
    expect(uploads[0]).toMatch(/^POST \/api\/point\/7 [\s\S]*name="_method"\s+PUT/);
    expect(uploads[0]).toContain('filename="a.png"');
  });

  it('fails as any call: with the texts of the server', async () => {
    [status, answer] = [422, '{"errors":{"images":["Слишком большой файл"]}}'];
    await expect(save(() => {})).rejects.toMatchObject({
      status: 422,
      errors: { images: ['Слишком большой файл'] },
    });
  });

  it('fails as any call: without a network', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const quiet = console.error;
    console.error = () => {};
    await expect(
      createDataProvider({ baseUrl: 'http://127.0.0.1:1/api' }).call('points.update', {
        params: { id: 7 },
        body: { images: [new File(['x'], 'a.png')] },
        onProgress: () => {},
      }),
    ).rejects.toMatchObject({ status: 0, key: 'errors.network' });
    console.error = quiet;
  });

  it('is cancelled as any call', async () => {
    isSilent = true;
    const controller = new AbortController();
    const pending = save(() => {}, controller.signal);
    setTimeout(() => controller.abort(), 50);
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    await expect(save(() => {}, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
