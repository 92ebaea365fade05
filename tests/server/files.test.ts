import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanSvg } from '../../server/files/cleanFile';
import { FileError } from '../../server/files/FileStore';
import { HEAVY_SVGS } from '../trust/uploads/svgBombs';
import { FILES_OF } from './fileKinds';
import { createPoint } from './pointPayload';
import * as sample from './samples';
import { anew, openServer } from './standing';
import { signedIn } from './testDeps';

const test = openServer();
const user = anew(test, () => signedIn(test));

const keep = (bytes: Buffer, name: string, type: string) =>
  test.deps.files.keep(sample.fileOf(bytes, name, type));

type Kind = keyof typeof FILES_OF;
const NAMES = Object.keys(FILES_OF) as Kind[];
const TAKEN: readonly Kind[] = ['jpg', 'png', 'gif', 'svg', 'pdf'];

describe('[UP2] the type of a file', () => {
  it('is taken only where its bytes, its name and its declared type agree: 8 x 8 x 8', async () => {
    const wrong: string[] = [];
    for (const inside of NAMES) {
      const bytes = await FILES_OF[inside].bytes();
      for (const ending of NAMES) {
        for (const declared of NAMES) {
          const isRight = inside === ending && ending === declared && TAKEN.includes(inside);
          const isKept = await keep(bytes, `file.${ending}`, FILES_OF[declared].type).then(
            () => true,
            () => false,
          );
          if (isKept !== isRight) wrong.push(`${inside} named ${ending} declared ${declared}: ${isKept}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  it.each([
    [
      'GIF with a script behind',
      Buffer.concat([Buffer.from('GIF89a'), Buffer.from('=1;alert(1)//')]),
      'a.gif',
      'image/gif',
    ],
    ['PNG cut short', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'a.png', 'image/png'],
    ['PDF without an end', Buffer.from('%PDF-1.4\n<script>alert(1)</script>'), 'a.pdf', 'application/pdf'],
    ['nothing', Buffer.alloc(0), 'a.png', 'image/png'],
  ])('a %s is refused', async (_name, bytes, name, type) => {
    await expect(keep(bytes, name, type)).rejects.toThrow();
  });

  it('a picture is drawn anew: what was hidden behind it is gone', async () => {
    const polyglot = Buffer.concat([
      await sample.sampleJpeg(),
      Buffer.from('<script>alert("canary")</script>'),
    ]);
    const { name } = await keep(polyglot, 'a.jpg', 'image/jpeg');
    expect(readFileSync(join(test.folder, name)).includes('canary')).toBe(false);
  });

  it('a picture that is refused says why', async () => {
    const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const bomb = await sharp({ create: { width: 6000, height: 5000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    const reasonOf = (bytes: Buffer, name: string) =>
      keep(bytes, name, '').then(
        () => 'kept',
        (error: FileError) => error.reason.key,
      );
    expect(await reasonOf(jpeg.subarray(0, jpeg.length / 2), 'a.jpg')).toBe('errors.file.truncated');
    expect(await reasonOf(bomb, 'a.png')).toBe('errors.file.pixels');
    expect(await reasonOf(heic, 'a.jpg')).toBe('errors.file.heic');
    expect(await reasonOf(Buffer.from('text'), 'a.jpg')).toBe('errors.file.invalid');
  });

  it('[UP8] the orientation is applied, place and camera are gone', async () => {
    const camera = await sample.sampleCameraJpeg();
    expect(camera.includes('CanaryCam')).toBe(true);
    const upload = await keep(camera, 'a.jpg', 'image/jpeg');
    const kept = readFileSync(join(test.folder, upload.name));
    expect([upload.width, upload.height]).toEqual([6, 8]);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes('CanaryCam')).toBe(false);
  });
});

describe('[UP3] a picture drawn as SVG', () => {
  const clean = (inside: string) => cleanSvg(sample.sampleSvg(inside).toString());

  it('keeps shapes, gradients, text and styles', () => {
    const inside =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
      '<g transform="scale(2)" style="fill: red; stroke-width:2"><path d="M0 0h4" fill="url(#g)"/><use href="#g"/></g><text x="1">A &amp; B</text>';
    const out = clean(inside);
    for (const part of [
      'linearGradient',
      'stop-color="#fff"',
      'fill="url(#g)"',
      'href="#g"',
      'fill: red',
      'A &amp; B',
      'viewBox="0 0 8 6"',
    ]) {
      expect(out).toContain(part);
    }
  });

  it.each([
    [
      'entities of its own',
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
    ],
    [
      'an external entity',
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
    ],
    [
      'another root',
      '<html xmlns="http://www.w3.org/1999/xhtml"><svg xmlns="http://www.w3.org/2000/svg"/></html>',
    ],
    ['no namespace', '<svg><rect/></svg>'],
    ['broken XML', '<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>'],
    [
      'endless nesting',
      `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(300)}${'</g>'.repeat(300)}</svg>`,
    ],
    ['too many parts', `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(20_001)}</svg>`],
  ])('with %s is refused', (_name, source) => {
    expect(() => cleanSvg(source)).toThrow();
  });

  it.each(Object.entries(HEAVY_SVGS))('[UP4] with %s is refused before it is drawn', (_name, source) => {
    expect(source.length).toBeLessThan(1024 * 1024);
    expect(() => cleanSvg(source)).toThrow(FileError);
  });

  it('may be as rich as people draw: thousands of paths, gradients, shadows, parts shown again', () => {
    const rich = [
      '<filter id="s"><feGaussianBlur stdDeviation="2"/><feOffset dx="1"/><feBlend in2="SourceGraphic"/></filter>',
      `<linearGradient id="g">${'<stop offset=".5" stop-color="red"/>'.repeat(5)}</linearGradient>`,
      `<g id="leaf">${'<path d="M0 0C1 2 3 4 5 6z" fill="url(#g)"/>'.repeat(50)}</g>`,
      '<use href="#leaf" x="3"/>'.repeat(100),
      '<g filter="url(#s)"><circle r="3" stroke-dasharray="4 2" stroke="red"/></g>'.repeat(40),
      '<path d="M10 10C20 20 40 20 50 10S90 90 100 100Z" fill="#123456"/>'.repeat(10_000),
    ];
    expect(() => clean(rich.join(''))).not.toThrow();
  });

  it('an old declaration without entities is dropped, the picture stays', () => {
    const source = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${sample.sampleSvg()}`;
    expect(cleanSvg(source)).toMatch(/^<svg /);
  });

  it('has a thumbnail of pixels', async () => {
    const { thumbnail } = await keep(sample.sampleSvg(), 'a.svg', 'image/svg+xml');
    expect((await sharp(readFileSync(join(test.folder, String(thumbnail)))).metadata()).format).toBe('png');
  });
});

describe('serving files', () => {
  const upload = async (bytes: Buffer, name: string, type: string) => {
    const id = await createPoint(user);
    const parts = await sample.multipart([
      ['_method', 'PUT'],
      ['documents[0]', sample.fileOf(bytes, name, type)],
    ]);
    return (await user.call({ method: 'POST', url: `/api/point/${id}`, ...parts })).json().documents[0];
  };
  const get = (url: string) => test.app.inject({ method: 'GET', url });

  it('papers are offered for download under their own name', async () => {
    const file = await upload(sample.samplePdf(), 'Лицензия "2026".pdf', 'application/pdf');
    const answer = await get(file.url);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="_2026_.pdf"; filename*=UTF-8''${encodeURIComponent('Лицензия "2026".pdf')}`,
    );
  });

  it.each([
    '/files/x.png',
    '/files/..%2f..%2fetc%2fpasswd',
    `/files/${'a'.repeat(32)}.png`,
    `/files/${'a'.repeat(32)}.pdf`,
    '/files/',
    '/files/.draft-x',
  ])('%s is not there', async (url) => {
    expect([400, 404]).toContain((await get(url)).statusCode);
  });
});
