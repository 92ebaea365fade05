import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type PictureFacts, pictureFacts, pictureFault } from '../../contract/pictureFacts';

const drawn = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#c33',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
const jpeg = await drawn(90, 120).jpeg().withMetadata({ orientation: 6 }).toBuffer();
const progressive = await drawn(90, 120).jpeg({ progressive: true }).toBuffer();
const png = await drawn(90, 120).png().toBuffer();
const behind = Buffer.from('a film of a phone');
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const half = (whole: Buffer) => whole.subarray(0, Math.floor(whole.length / 2));

it.each<[string, Buffer, Partial<PictureFacts> | undefined]>([
  ['a JPEG', jpeg, { kind: 'jpeg', width: 90, height: 120, isWhole: true }],
  ['a progressive one', progressive, { kind: 'jpeg', width: 90, height: 120, isWhole: true }],
  ['one with something behind its end', Buffer.concat([jpeg, behind]), { isWhole: true }],
  ['half a JPEG', half(jpeg), { kind: 'jpeg', width: 90, height: 120, isWhole: false }],
  ['half a progressive one', half(progressive), { isWhole: false }],
  ['one without its last byte', jpeg.subarray(0, -1), { isWhole: false }],
  ['one of a head alone', jpeg.subarray(0, 3), { kind: 'jpeg', isWhole: false }],
  ['a PNG', png, { kind: 'png', width: 90, height: 120, isWhole: true }],
  ['one with something behind', Buffer.concat([png, behind]), { isWhole: true }],
  ['half a PNG', half(png), { kind: 'png', isWhole: false }],
  ['a photo of a phone', heic, { kind: 'heic' }],
  ['a text', Buffer.from('text'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('the bytes of %s tell what it is', (_name, bytes, facts) => {
  if (facts) expect(pictureFacts(bytes)).toMatchObject(facts);
  else expect(pictureFacts(bytes)).toBeUndefined();
});

it('a picture is refused with its own reason', () => {
  const facts: PictureFacts = { kind: 'png', width: 4960, height: 7016, isWhole: true };
  expect(pictureFault(facts)).toEqual({
    key: 'errors.file.pixels',
    args: { width: 4960, height: 7016, millions: 25 },
  });
  expect(pictureFault({ ...facts, isWhole: false })?.key).toBe('errors.file.truncated');
  expect(pictureFault({ ...facts, kind: 'heic' })?.key).toBe('errors.file.heic');
  expect(pictureFault({ ...facts, width: 900 })).toBeUndefined();
});
