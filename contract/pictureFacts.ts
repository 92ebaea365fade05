import type { FieldError } from './fields/FieldTypeRules';
import { limits } from './limits';

/** What the bytes of a picture tell, whatever its name says. */
export interface PictureFacts {
  readonly kind: 'jpeg' | 'png' | 'gif' | 'heic';
  readonly width: number;
  readonly height: number;
  /** Whether it goes on to its end: a decoder fills what is missing with grey. */
  readonly isWhole: boolean;
}

/** Undefined = none of the pictures that are known here. */
export const pictureFacts = (bytes: Uint8Array): PictureFacts | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, '\xff\xd8\xff')) return jpegFacts(view);
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return pngFacts(view);
  if (startsWith(bytes, 'GIF8') && bytes.length > 10)
    return { kind: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true), isWhole: true };
  const brand = textAt(bytes, 8, 4);
  if (textAt(bytes, 4, 4) === 'ftyp' && /^(?:he[iv][cxms]|m[is]f1)$/.test(brand))
    return { kind: 'heic', width: 0, height: 0, isWhole: true };
  return undefined;
};

/** Why a picture of these facts is not taken; undefined = it may be. */
export const pictureFault = ({ kind, width, height, isWhole }: PictureFacts): FieldError | undefined => {
  if (kind === 'heic') return { key: 'errors.file.heic' };
  if (!isWhole) return { key: 'errors.file.truncated' };
  if (!hasTooManyPixels({ width, height })) return undefined;
  return {
    key: 'errors.file.pixels',
    args: { width, height, millions: limits.pictureMaxPixels / 1_000_000 },
  };
};

export const hasTooManyPixels = ({ width, height }: Pick<PictureFacts, 'width' | 'height'>): boolean =>
  width * height > limits.pictureMaxPixels;

/** Segments up to the picture itself, then its scans: what stands behind its end mark (a film of a phone) is no part of it. */
const jpegFacts = (view: DataView): PictureFacts => {
  let at = 2;
  let size = { width: 0, height: 0 };
  while (at + 2 <= view.byteLength) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === 0xff || isInsideScan(marker)) at += 1;
    else if (marker === 0xd9) return { kind: 'jpeg', ...size, isWhole: true };
    else if (at + 4 > view.byteLength) break;
    else {
      const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
      if (isFrame && at + 9 <= view.byteLength)
        size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      at += 2 + view.getUint16(at + 2);
    }
  }
  return { kind: 'jpeg', ...size, isWhole: false };
};

/** A byte of the scan itself (`FF 00`), or a mark within it. */
const isInsideScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

const pngFacts = (view: DataView): PictureFacts => {
  const hasHead = view.byteLength >= 24;
  const size = { width: hasHead ? view.getUint32(16) : 0, height: hasHead ? view.getUint32(20) : 0 };
  let at = 8;
  while (at + 12 <= view.byteLength) {
    if (view.getUint32(at + 4) === IEND) return { kind: 'png', ...size, isWhole: true };
    at += 12 + view.getUint32(at);
  }
  return { kind: 'png', ...size, isWhole: false };
};

const IEND = 0x49454e44;

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const startsWith = (bytes: Uint8Array, magic: string): boolean => textAt(bytes, 0, magic.length) === magic;
