import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawCrop } from '../../fieldRenderers/file/CropDialog';
import { canHoldCrop, initialCrop, pixelsOf } from '../../fieldRenderers/file/cropMaths';
import { canCrop, isPicture, nameOf } from '../../fieldRenderers/file/fileEntry';
import { fileSize, openFile } from '../../fieldRenderers/file/TileFace';

const local = (name: string, type: string) => new File(['x'], name, { type });
const stored = (url: string, name?: string) => ({ id: 1, url, ...(name && { name }) });

describe('where a crop begins', () => {
  it.each([
    [
      { width: 1600, height: 900 },
      { width: 1200, height: 900 },
    ],
    [
      { width: 400, height: 1000 },
      { width: 400, height: 300 },
    ],
    [
      { width: 200, height: 900 },
      { width: 200, height: 150 },
    ],
    [
      { width: 1000, height: 150 },
      { width: 200, height: 150 },
    ],
  ])('[FI-15] [FI-17] in %j it is %j, the largest of 4:3, in the middle', (shown, size) => {
    const crop = initialCrop(shown);
    expect((crop.width * shown.width) / 100).toBeCloseTo(size.width);
    expect((crop.height * shown.height) / 100).toBeCloseTo(size.height);
    expect(crop.x).toBeCloseTo((100 - crop.width) / 2);
    expect(crop.y).toBeCloseTo((100 - crop.height) / 2);
  });

  it.each([
    [{ width: 134, height: 100 }, true],
    [{ width: 133, height: 100 }, false],
    [{ width: 1000, height: 99 }, false],
    [{ width: 99, height: 1000 }, false],
  ])('[FI-16] a picture of %j holds a crop of 100 by 100: %s', (picture, fits) => {
    expect(canHoldCrop(picture)).toBe(fits);
  });

  it('stands for whole pixels inside the real picture', () => {
    expect(pixelsOf({ x: 50, y: 25, width: 25, height: 30 }, { width: 4000, height: 3000 })).toEqual({
      x: 2000,
      y: 750,
      width: 1000,
      height: 900,
    });
    expect(pixelsOf({ x: 99.99, y: 0, width: 50, height: 100.4 }, { width: 333, height: 100 })).toEqual({
      x: 332,
      y: 0,
      width: 1,
      height: 100,
    });
  });
});

describe('what is a picture', () => {
  it.each(['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'svg'])('[FI-18] a stored .%s', (extension) => {
    expect(isPicture(stored(`/files/a.${extension.toUpperCase()}?v=1`))).toBe(true);
  });

  it('[FI-18] a stored document is none', () => {
    expect(isPicture(stored('/files/a.pdf'))).toBe(false);
  });

  it('[FI-19] a local file counts by its type, whatever its name says', () => {
    expect(isPicture(local('a.pdf', 'image/png'))).toBe(true);
    expect(isPicture(local('a.png', 'application/pdf'))).toBe(false);
  });

  it.each([
    [local('a.jpg', 'image/jpeg'), true],
    [local('a.png', 'image/png'), true],
    [local('a.webp', 'image/webp'), true],
    [local('a.svg', 'image/svg+xml'), false],
    [local('a.gif', 'image/gif'), false],
    [local('a.pdf', 'application/pdf'), false],
    [stored('/files/a.jpg'), true],
    [stored('/files/a.svg'), false],
    [stored('/files/a.gif'), false],
    [stored('/files/17', 'photo.jpeg'), true],
  ])(
    '[FI-26] cropping is offered for what a canvas can write, never for SVG and GIF (%#)',
    (entry, offered) => {
      expect(canCrop(entry, { extensions: ['jpg', 'svg'] })).toBe(offered);
      expect(canCrop(entry, {})).toBe(offered);
    },
  );

  it.each([local('scan.jpg', 'image/jpeg'), stored('/files/scan.jpg')])(
    'a picture in a field of documents is a paper and never cropped (%#)',
    (entry) => {
      expect(canCrop(entry, { extensions: ['pdf', 'jpg', 'png'] })).toBe(false);
    },
  );

  it('[FI-20] a stored file without a name is called by its address', () => {
    expect(nameOf(stored('/files/%D0%BC%D0%B5%D0%BD%D1%8E.pdf?v=2'))).toBe('меню.pdf');
    expect(nameOf(stored('/files/100%.pdf'))).toBe('100%.pdf');
  });
});

describe('drawing a crop', () => {
  const steps: string[] = [];
  let written: string | null = null;
  const part = { x: 10, y: 20, width: 400, height: 300 };
  const image = new Image();

  beforeEach(() => {
    steps.length = 0;
    written = null;
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
      () =>
        ({
          set fillStyle(colour: string) {
            steps.push(`colour ${colour}`);
          },
          fillRect: (...box: number[]) => steps.push(`fill ${box.join(' ')}`),
          drawImage: (_image: unknown, ...boxes: number[]) => steps.push(`draw ${boxes.join(' ')}`),
        }) as never,
    );
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') => {
      done(new Blob(['crop'], { type: written ?? type }));
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('[FI-14] a new picture keeps its name and type', async () => {
    const cropped = await drawCrop(image, part, local('борщ.png', 'image/png'));
    expect([cropped.name, cropped.type]).toEqual(['борщ.png', 'image/png']);
    expect(steps).toEqual(['draw 10 20 400 300 0 0 400 300']);
  });

  it('[FI-13] a stored picture becomes a new local JPEG', async () => {
    const cropped = await drawCrop(image, part, stored('/files/cover.webp'));
    expect(cropped).toBeInstanceOf(File);
    expect([cropped.name, cropped.type]).toEqual(['cover.jpg', 'image/jpeg']);
  });

  it('[FI-24] a JPEG is white before the picture is drawn, so nothing transparent turns black', async () => {
    await drawCrop(image, part, local('a.jpg', 'image/jpeg'));
    expect(steps).toEqual(['colour white', 'fill 0 0 400 300', 'draw 10 20 400 300 0 0 400 300']);
  });

  it('[FI-22] fails when the browser writes another type than asked for', async () => {
    written = 'image/png';
    await expect(drawCrop(image, part, local('a.webp', 'image/webp'))).rejects.toThrow('image/webp');
  });
});

describe('opening a file', () => {
  const clicked: HTMLAnchorElement[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    clicked.length = 0;
    URL.createObjectURL = vi.fn(() => 'blob:http://localhost/1');
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this);
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('[FI-21] the address of a local one is taken back after a second', () => {
    openFile(local('a.pdf', 'application/pdf'));
    expect(clicked[0]?.href).toBe('blob:http://localhost/1');
    vi.advanceTimersByTime(999);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:http://localhost/1');
  });

  it('[FI-20] a stored one opens as it was uploaded', () => {
    openFile({ id: 1, url: '/files/a.jpg', originalUrl: '/files/original.jpg' });
    expect(clicked[0]?.pathname).toBe('/files/original.jpg');
    expect(clicked[0]?.rel).toBe('noopener');
  });

  it('what may hold scripts is saved, not shown', () => {
    openFile(local('a.svg', 'image/svg+xml'));
    expect(clicked[0]?.download).toBe('a.svg');
  });

  it('an address that is none is not opened', () => {
    openFile(stored('javascript:alert(1)'));
    expect(clicked).toHaveLength(0);
  });
});

it.each([
  [0, '0 Б'],
  [1536, '1,5 кБ'],
  [2 * 1024 * 1024, '2 МБ'],
])('a size of %i bytes reads %s', (bytes, shown) => {
  expect(fileSize(bytes).replace(/\s/g, ' ')).toBe(shown);
});
