import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { diskStorage } from '../../../server/files/BlobStorage';
import { cleanSvg } from '../../../server/files/cleanFile';
import { makeFileStore } from '../../../server/files/makeFileStore';
import * as sample from '../../server/samples';
import { many } from '../many';
import { SVG_CORPUS } from '../uploads/svgCorpus';

/** Counts what the store does to the disk; `stop` makes one of it, and all after it, fail as if the process were dead. */
const disk = vi.hoisted(() => ({ done: 0, stopAt: 0, error: new Error('killed') }));
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  const isOver = () => disk.stopAt > 0 && disk.done >= disk.stopAt;
  const counted =
    <T extends unknown[], R>(work: (...args: T) => Promise<R>) =>
    async (...args: T): Promise<R> => {
      disk.done += 1;
      if (isOver()) throw disk.error;
      return work(...args);
    };
  // The dead remove nothing; a full disk lets itself be emptied.
  const rm: typeof real.rm = async (...args) => {
    if (isOver() && !('code' in disk.error)) throw disk.error;
    return real.rm(...args);
  };
  // Whether a backup holds the files is read, at most every two seconds: no step of keeping one, and no disk is too full for it.
  const open: typeof real.open = (path, ...rest) =>
    String(path).endsWith('backup.hold') ? real.open(path, ...rest) : counted(real.open)(path, ...rest);
  return { ...real, open, rename: counted(real.rename), rm };
});

const root = mkdtempSync(join(tmpdir(), 'carte-up-'));
const folder = join(root, 'files');
const store = makeFileStore(diskStorage(folder));
const keep = (bytes: Buffer, name: string, type: string) => store.keep(sample.fileOf(bytes, name, type));
const stored = (): string[] => readdirSync(folder).sort();

beforeEach(() => {
  disk.stopAt = 0;
  disk.done = 0;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A PNG of so many white dots that says so in its header. */
const pngBomb = (side: number): Buffer => {
  const crcOf = (bytes: Buffer): number => {
    let crc = -1;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc >>> 0;
  };
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const tail = Buffer.alloc(4);
    tail.writeUInt32BE(crcOf(body));
    return Buffer.concat([head, body, tail]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const dots = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', dots), chunk('IEND', Buffer.alloc(0))]);
};

/** A GIF of so many frames of one dot each. */
const gifBomb = (frames: number): Buffer => {
  const head = Buffer.from([...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([
    0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
  ]);
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
};

const jpegBomb = async (): Promise<Buffer> => {
  const bytes = Buffer.from(await sample.sampleJpeg());
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(65_000, at + 5);
  bytes.writeUInt16BE(65_000, at + 7);
  return bytes;
};

describe('[UP4] a picture that would fill the memory', () => {
  const box = (size: string) =>
    Buffer.from(
      sample.sampleSvg().toString().replace('width="8" height="6"', `width="${size}" height="${size}"`),
    );
  const BOMBS: readonly (readonly [
    name: string,
    bytes: () => Promise<Buffer> | Buffer,
    file: string,
    type: string,
  ])[] = [
    ['a PNG of 16,000 x 16,000', () => pngBomb(16_000), 'a.png', 'image/png'],
    ['a PNG of 5,001 x 5,000 and a bit', () => pngBomb(5001), 'a.png', 'image/png'],
    ['a JPEG that says 65,000 x 65,000', jpegBomb, 'a.jpg', 'image/jpeg'],
    ['a GIF of 10,000 frames', () => gifBomb(10_000), 'a.gif', 'image/gif'],
    ['an SVG box of 60,000', () => box('60000'), 'a.svg', 'image/svg+xml'],
    ['an SVG box of 1e9', () => box('1e9'), 'a.svg', 'image/svg+xml'],
    ['an SVG box in metres', () => box('999999mm'), 'a.svg', 'image/svg+xml'],
  ];

  it.each(BOMBS)(
    '%s is refused, twenty at once, without the memory for it',
    async (_name, make, name, type) => {
      const bytes = await make();
      expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
      const before = process.memoryUsage().rss;
      const ends = await Promise.allSettled(Array.from({ length: 20 }, () => keep(bytes, name, type)));
      expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['rejected']));
      for (const end of ends) expect(end.status === 'rejected' && end.reason.name).toBe('FileProblem');
      expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    },
  );

  it('is refused by its header: sooner than a picture that is taken is drawn', async () => {
    const timed = async (bytes: Buffer, name: string, type: string) => {
      const started = performance.now();
      await keep(bytes, name, type).catch(() => {});
      return performance.now() - started;
    };
    const bomb = pngBomb(16_000);
    const taken = await sample.samplePng(2400, 1800);
    const bombs: number[] = [];
    const pictures: number[] = [];
    // The first ones wait for the processes that look at files.
    await Promise.all([timed(taken, 'a.png', 'image/png'), timed(taken, 'a.png', 'image/png')]);
    for (let n = 0; n < 6; n += 1) {
      bombs.push(await timed(bomb, 'a.png', 'image/png'));
      pictures.push(await timed(taken, 'a.png', 'image/png'));
    }
    expect(Math.min(...bombs)).toBeLessThan(Math.min(...pictures));
  });

  it('a picture at the limit is taken', async () => {
    await expect(keep(pngBomb(5000), 'a.png', 'image/png')).resolves.toMatchObject({
      width: 5000,
      height: 5000,
    });
  });
});

describe('[UP3] 120 hostile drawings', () => {
  it('are refused, or written anew with nothing that runs or loads', () => {
    expect(SVG_CORPUS).toHaveLength(120);
    let kept = 0;
    const wrong = SVG_CORPUS.filter((source) => {
      try {
        const clean = cleanSvg(source);
        kept += 1;
        const markup = clean.replace(/>[^<]*</g, '><');
        return /canary|javascript|<script|<style|<foreign|<iframe|\son\w+=|<image|<a\s|<!|<\?|url\(\s*['"]?[^#'"\s]/i.test(
          markup,
        );
      } catch {
        return false;
      }
    });
    expect(wrong).toEqual([]);
    // Both ends are there: most drawings stay, only what is no drawing is turned away.
    expect(kept).toBeGreaterThan(80);
    expect(kept).toBeLessThan(120);
  });
});

describe('[UP5] names', () => {
  it('never leave the folder, and the stored name owes them nothing', async () => {
    const bytes = await sample.samplePng();
    const parts = [
      '..',
      '/',
      '\\',
      '%2e%2e',
      '\0',
      '\r\n',
      'a',
      'CON',
      'я',
      '\u202E',
      '.',
      '~',
      '$(id)',
      ':',
      '*',
      ' ',
    ];
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const outside = readdirSync(root);
    for (let n = 0; n < many(2000, 60); n += 1) {
      const stem = Array.from({ length: 1 + next(40) }, () => parts[next(parts.length)]).join('');
      const upload = await keep(bytes, `${stem}.png`, 'image/png');
      expect(upload.name).toMatch(/^[\w-]{32}\.png$/);
      expect(upload.originalName).not.toMatch(/[\\/\0\r\n\u202E]/);
      expect([...upload.originalName].length).toBeLessThanOrEqual(255);
      await store.drop([upload.name, String(upload.thumbnail)]);
    }
    expect(readdirSync(root)).toEqual(outside);
  }, 600_000);
});

describe('[UP7] a process that dies while a file is kept', () => {
  it('at any step leaves nothing that a sweep does not find, and nothing half under a final name', async () => {
    rmSync(folder, { recursive: true, force: true });
    const bytes = await sample.samplePng(64, 64);
    let steps = 0;
    for (let isDone = false; !isDone; ) {
      steps += 1;
      disk.done = 0;
      disk.stopAt = steps;
      disk.error = new Error('killed');
      isDone = await keep(bytes, 'a.png', 'image/png').then(
        () => true,
        () => false,
      );
      disk.stopAt = 0;
      for (const name of stored().filter((one) => !one.startsWith('.draft-'))) {
        await expect(sharp(readFileSync(join(folder, name))).stats()).resolves.toBeDefined();
      }
      // Nobody has a row for it, so after an hour all of it goes.
      const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
      for (const name of stored()) await utimes(join(folder, name), old, old);
      await store.orphans(async () => new Set(), new Date());
      expect(stored()).toEqual([]);
    }
    expect(steps).toBeGreaterThanOrEqual(6);
  });

  it('on a full disk says so and leaves nothing', async () => {
    disk.error = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    for (const stopAt of [1, 2, 3, 4, 5]) {
      disk.done = 0;
      disk.stopAt = stopAt;
      const end = keep(await sample.samplePng(), 'a.png', 'image/png');
      await expect(end).rejects.toMatchObject({ code: 'ENOSPC' });
      disk.stopAt = 0;
      expect([stopAt, stored()]).toEqual([stopAt, []]);
    }
  });
});

describe('[UP8] what a camera writes beside the picture', () => {
  it.each(['jpeg', 'png', 'gif'] as const)('is gone from a %s', async (format) => {
    const camera = sharp({ create: { width: 8, height: 6, channels: 3, background: '#c33' } })
      .withExif({
        IFD0: { Make: 'CanaryCam', Copyright: 'CanaryName' },
        IFD3: { GPSLatitude: '55/1 45/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">CanaryXmp</x:xmpmeta>');
    const bytes = await camera.toFormat(format).toBuffer();
    const extension = format === 'jpeg' ? 'jpg' : format;
    const upload = await keep(
      Buffer.concat([bytes, Buffer.from('CanaryTail')]),
      `a.${extension}`,
      `image/${format}`,
    );
    for (const name of [upload.name, String(upload.thumbnail)]) {
      const kept = readFileSync(join(folder, name));
      expect(kept.includes('Canary')).toBe(false);
      const { exif, xmp, iptc } = await sharp(kept).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });
});
