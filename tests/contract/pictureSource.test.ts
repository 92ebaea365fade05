import { describe, expect, it } from 'vitest';
import { inWidth, pictureSource, pictureWidths } from '../../contract/pictureSource';

describe('[GV-06] the widths of a picture', () => {
  it.each([
    [4000, [160, 320, 640, 1280]],
    [1280, [160, 320, 640, 1280]],
    [1000, [160, 320, 640, 1000]],
    // 640 would be nearly the same again.
    [700, [160, 320, 700]],
    [320, [160, 320]],
    [90, [90]],
  ])('of one %i pixels wide are %j: never more than it has', (width, expected) => {
    expect(pictureWidths(width)).toEqual(expected);
  });

  it('have addresses of their own, made of the picture’s', () => {
    expect(inWidth('/files/abc_-9.jpg', 320)).toBe('/files/abc_-9.320.webp');
    expect(inWidth('http://127.0.0.1:9000/a.b/c.png', 160)).toBe('http://127.0.0.1:9000/a.b/c.160.webp');
  });
});

describe('[GV-06] what a page says of a picture', () => {
  const stored = { url: '/files/a.jpg', thumbnailUrl: '/files/a.small.jpg' };

  it('lets the browser choose among its widths, and leaves room for it', () => {
    expect(pictureSource({ ...stored, width: 900, height: 600, widths: [160, 900] }, '44px')).toEqual({
      src: '/files/a.small.jpg',
      srcSet: '/files/a.160.webp 160w, /files/a.900.webp 900w',
      sizes: '44px',
      width: 900,
      height: 600,
    });
  });

  it.each([
    ['not drawn yet', { ...stored, width: 9, height: 6 }, { src: '/files/a.small.jpg', width: 9, height: 6 }],
    ['of another backend', { url: '/a.svg' }, { src: '/a.svg' }],
    [
      'whose address is none',
      { url: 'javascript:alert(1)', thumbnailUrl: '/a.small.jpg', widths: [160] },
      { src: '/a.small.jpg' },
    ],
    ['that has no widths', { url: '/a.gif', widths: [] }, { src: '/a.gif' }],
  ])('shows one %s as it is', (_which, picture, expected) => {
    expect(pictureSource(picture, '44px')).toEqual(expected);
  });
});
