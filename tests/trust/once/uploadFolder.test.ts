import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPoint } from '../../server/pointPayload';
import { fileOf, multipart, samplePng } from '../../server/samples';
import { openServer } from '../../server/standing';
import { signedIn, type TestUser } from '../../server/testDeps';

/** The disk of uploads: what it does before a folder is made, and the code with which it refuses. */
const disk = vi.hoisted(() => ({
  beforeFolder: async (): Promise<void> => {},
  refuses: { mkdir: '', open: '' },
}));
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  const mkdir = async (path: string, options: { readonly recursive: true }) => {
    if (path.endsWith('incoming')) {
      await disk.beforeFolder();
      if (disk.refuses.mkdir) throw refusal('mkdir', disk.refuses.mkdir);
    }
    return real.mkdir(path, options);
  };
  const refusal = (syscall: string, code: string) =>
    Object.assign(new Error(`${code}: refused, ${syscall}`), { code, syscall });
  return { ...real, mkdir };
});
vi.mock('node:fs', async (load) => {
  const real = await load<typeof import('node:fs')>();
  const createWriteStream: typeof real.createWriteStream = (path, options) => {
    const stream = real.createWriteStream(path, options);
    const code = String(path).includes('incoming') ? disk.refuses.open : '';
    if (code)
      stream.destroy(
        Object.assign(new Error(`${code}: refused, write`), { code, syscall: 'write', errno: -28 }),
      );
    return stream;
  };
  return { ...real, createWriteStream };
});

const test = openServer();
let user: TestUser;
let id: number;

beforeEach(async () => {
  disk.beforeFolder = async () => {};
  disk.refuses = { mkdir: '', open: '' };
  await test.reset();
  user = await signedIn(test);
  id = await createPoint(user);
});

const incoming = () => join(test.folder, '..', 'incoming');
const upload = async () => {
  const { payload, headers } = await multipart([
    ['_method', 'PUT'],
    ['documents[0]', fileOf(await samplePng(), 'a.png', 'image/png')],
  ]);
  return user.post(`/api/point/${id}`, payload, headers);
};
const told = ({ statusCode, headers }: Awaited<ReturnType<typeof upload>>) => [
  statusCode,
  headers['retry-after'],
];

describe('the folder of uploads', () => {
  it('is waited for by all that come before it stands', async () => {
    let begun = 0;
    disk.beforeFolder = async () => {
      begun += 1;
      await vi.waitUntil(() => begun === 2 || test.logged.length > 0, { interval: 5 });
    };
    const answers = await Promise.all([upload(), upload()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it.each(['ENOSPC', 'EDQUOT'])(
    'that cannot be made (%s) is 507, and made as soon as there is room',
    async (code) => {
      rmSync(incoming(), { recursive: true, force: true });
      disk.refuses = { mkdir: code, open: '' };
      expect(told(await upload())).toEqual([507, '60']);
      disk.refuses = { mkdir: '', open: '' };
      expect(told(await upload())).toEqual([200, undefined]);
    },
  );

  it('that somebody removed is made again', async () => {
    expect((await upload()).statusCode).toBe(200);
    rmSync(incoming(), { recursive: true });
    expect((await upload()).statusCode).toBe(200);
  });

  it.each([
    ['ENOSPC', [507, '60']],
    ['ENOENT', [500, undefined]],
  ] as const)('in which a file cannot be written (%s) is no broken body', async (code, answer) => {
    disk.refuses = { mkdir: '', open: code };
    expect(told(await upload())).toEqual(answer);
  });

  it('is not the only one: a picture that is turned by way of a full disk is no bad picture', async () => {
    const full = () => Promise.reject(new Error('unable to write to /tmp/vips-0.v: No space left on device'));
    const sharp = () => ({ metadata: full });
    vi.doMock('sharp', () => ({ default: Object.assign(sharp, { cache: () => {}, concurrency: () => {} }) }));
    const { cleanRaster } = await import('../../../server/files/cleanRaster');
    const { drawWidths } = await import('../../../server/files/cleanRaster');
    const bytes = Buffer.from('a picture');
    await expect(cleanRaster(bytes, 'jpeg')).rejects.toMatchObject({ code: 'ENOSPC' });
    await expect(drawWidths(bytes)).rejects.toMatchObject({ code: 'ENOSPC' });
  });
});
