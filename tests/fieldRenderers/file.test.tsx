import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderField } from './renderField';

const png = (name = 'борщ.png') => new File(['png'], name, { type: 'image/png' });
const pdf = (name = 'меню.pdf') => new File(['pdf'], name, { type: 'application/pdf' });
const cover = { id: 1, url: '/files/cover.webp', name: 'обложка.webp' };
const licence = { id: 2, url: '/files/licence.pdf', name: 'лицензия.pdf' };

beforeAll(() => import('../../fieldRenderers/file/CropDialog'), 60_000);
beforeEach(() => {
  let count = 0;
  URL.createObjectURL = vi.fn(() => `blob:http://localhost/${++count}`);
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => ({ fillRect: () => undefined, drawImage: () => undefined }) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') => {
    done(new Blob(['crop'], { type }));
  });
});
afterEach(() => vi.restoreAllMocks());

const setUp = (record?: unknown, raw = {}) => {
  const field = renderField('file', raw, record === undefined ? {} : { record: { field: record } });
  const add = async (...files: File[]) => {
    await field.user.upload(screen.getByLabelText('Поле', { selector: 'input' }), files);
    await act(async () => field.takeIn());
  };
  const names = () => (field.value() as readonly { name: string }[]).map(({ name }) => name);
  return { ...field, add, names };
};

/** jsdom reads no pictures: says how large this one is, and that it is there. */
const showPicture = async (width = 1600, height = 1200) => {
  const dialog = await screen.findByRole('dialog', { name: 'Обрезка фото' });
  const image = within(dialog).getByRole('img');
  for (const [key, size] of Object.entries({
    naturalWidth: width,
    naturalHeight: height,
    width: 800,
    height: 600,
  })) {
    Object.defineProperty(image, key, { value: size, configurable: true });
  }
  fireEvent.load(image);
  return dialog;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('adding', () => {
  it('[FI-06] [FI-20] puts new files beside the stored ones', async () => {
    const { add, names, payload } = setUp([licence]);
    await add(pdf('a.pdf'), pdf('b.pdf'));
    expect(names()).toEqual(['лицензия.pdf', 'a.pdf', 'b.pdf']);
    expect(payload().field).toEqual([licence, expect.any(File), expect.any(File)]);
  });

  it('[FI-06] takes dropped files', () => {
    const { names } = setUp([]);
    const zone = button('Выбрать файлы').parentElement;
    if (zone) fireEvent.drop(zone, { dataTransfer: { files: [pdf('a.pdf')] } });
    expect(names()).toEqual(['a.pdf']);
  });

  it('[FI-05] offers the extensions of the rule, with or without a leading dot', () => {
    setUp([], { validation_rules: { extensions: '.PDF, jpg' } });
    const input = screen.getByLabelText<HTMLInputElement>('Поле', { selector: 'input' });
    expect(input.accept).toBe('.pdf,.jpg');
    expect(screen.getByText(/PDF, JPG, до 2 МБ/)).toBeTruthy();
  });

  it('a field for one file replaces the one it has', async () => {
    const { add, names } = setUp([licence], { validation_rules: { max_items: 1 } });
    await add(pdf('new.pdf'));
    expect(names()).toEqual(['new.pdf']);
  });

  it('[FI-07] a file is replaced in its place', async () => {
    const { user, names } = setUp([licence, cover]);
    await user.upload(
      screen.getByLabelText('Заменить «лицензия.pdf»', { selector: 'input' }),
      pdf('new.pdf'),
    );
    expect(names()).toEqual(['new.pdf', 'обложка.webp']);
  });
});

describe('a file that is refused', () => {
  const papers = { validation_rules: { extensions: 'pdf, jpg, png', max_size: 1 } };
  const tileOf = (name: string) => button(`Открыть «${name}»`).parentElement;
  const under = (container: HTMLElement) => container.querySelector('.carte-foot')?.textContent;

  it.each([
    ['IMG_1.heic', 'image/heic', 5, 'Формат HEIC не поддерживается: сохраните фото как JPEG'],
    ['пустой.pdf', 'application/pdf', 0, 'Файл пустой'],
    ['договор.pdf', 'application/pdf', 1024 * 1024 + 1, 'Максимальный размер файла — 1 МБ'],
  ])('is marked, named and explained at once: %s', async (name, type, size, reason) => {
    const { container, takeIn } = setUp([licence], papers);
    const zone = button('Выбрать файлы').parentElement;
    const bad = new File([new Uint8Array(size)], name, { type });
    if (zone) fireEvent.drop(zone, { dataTransfer: { files: [pdf('a.pdf'), bad, pdf('b.pdf')] } });
    await act(async () => takeIn());
    expect(tileOf(name)?.dataset.invalid).toBe('true');
    expect(tileOf(name)?.textContent).toContain(reason);
    expect(under(container)).toContain(`«${name}»: ${reason}`);
    for (const other of ['a.pdf', 'b.pdf', 'лицензия.pdf']) {
      expect(tileOf(other)?.dataset.invalid).toBeUndefined();
    }
  });

  /** The head of a JPEG of this size, its scan, and its end. */
  const jpegOf = (width: number, height: number, end: readonly number[] = [0xff, 0xd9]) =>
    new Uint8Array([
      ...[0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255],
      ...[3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
      ...[0xff, 0xda, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0, 1, 2, 3, ...end],
    ]);
  const heic = new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0mif1heic');

  it.each([
    ['loaded only in part', jpegOf(800, 600, []), 'a.jpg', 'Файл загружен не до конца'],
    ['of a phone, under another name', heic, 'a.jpg', 'Формат HEIC не поддерживается'],
    ['of 50 megapixels that this browser cannot read', jpegOf(8640, 5760), 'a.jpg', 'Фото слишком большое'],
  ])(
    'a photo %s is told by its bytes, and never offered for cropping',
    async (_name, bytes, name, reason) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { add, validate } = setUp([]);
      await add(new File([bytes], name, { type: 'image/jpeg' }));
      expect(screen.getAllByText(new RegExp(reason))).toHaveLength(2);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(validate()).toEqual(['field']);
    },
  );

  it.each([
    ['a-chrome.jfif', 'image/jpeg', 'a-chrome.jpg'],
    ['меню.png', 'image/png', 'меню.jpg'],
    ['без имени', '', 'без имени.jpg'],
    ['фото.JPEG', 'image/jpeg', 'фото.JPEG'],
  ])('%s is taken as the JPEG that its bytes show', async (name, type, own) => {
    const { value, validate, takeIn } = setUp([], { validation_rules: { extensions: 'jpg, jpeg' } });
    const given = new File([jpegOf(800, 600)], name, { type });
    const zone = button('Добавить фото').parentElement;
    if (zone) fireEvent.drop(zone, { dataTransfer: { files: [given] } });
    await act(async () => takeIn());
    expect(value()).toMatchObject([{ name: own, type: 'image/jpeg' }]);
    expect(validate()).toEqual([]);
  });

  it('a picture that cannot be drawn says so in place of an empty tile', () => {
    const { container } = setUp([cover]);
    const image = container.querySelector('img');
    if (image) fireEvent.error(image);
    expect(tileOf('обложка.webp')?.textContent).toContain('Фото не открывается');
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('documents', () => {
  const papers = { validation_rules: { extensions: 'pdf, jpg, png', max_size: 1 } };
  const scan = (size: number, name = 'скан.png') =>
    new File([new Uint8Array(size)], name, { type: 'image/png' });
  const TOO_MUCH = 1024 * 1024 + 1;

  /** A browser that draws a picture of this size, and writes so many bytes for each pixel. */
  const canvasOf = (width: number, height: number, bytesPerPixel: number) => {
    const decode = vi.fn(async () => ({ width, height, close: () => undefined }));
    vi.stubGlobal('createImageBitmap', decode);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      done,
      type = '',
    ) {
      done(new Blob([new Uint8Array(this.width * this.height * bytesPerPixel)], { type }));
    });
    return decode;
  };

  it('are never offered for cropping, new or stored', async () => {
    const { add } = setUp([{ id: 3, url: '/files/licence.jpg', name: 'лицензия.jpg' }], papers);
    await add(png('скан.png'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /Обрезать/ })).toBeNull();
  });

  it('that were photographed too large are made smaller, turned as they are seen; a save waits for it', async () => {
    const decode = canvasOf(4000, 3000, 0.25);
    const { add, value, takeIn, validate } = setUp([licence], papers);
    await add(pdf('a.pdf'), scan(TOO_MUCH));
    await act(async () => takeIn());
    const [stored, first, second] = value() as readonly [unknown, File, File];
    expect([stored, first.name]).toEqual([licence, 'a.pdf']);
    expect([second.name, second.type]).toEqual(['скан.jpg', 'image/jpeg']);
    expect(second.size).toBeLessThanOrEqual(1024 * 1024);
    // No smaller than needed: 2100 by 1575 pixels.
    expect(second.size).toBeGreaterThan(800_000);
    expect(decode).toHaveBeenCalledWith(expect.any(File), { imageOrientation: 'from-image' });
    expect(validate()).toEqual([]);
  });

  it('that no scaling brings under the limit are refused in words', async () => {
    canvasOf(4000, 3000, 2);
    const { add, takeIn, validate } = setUp([], papers);
    await add(scan(TOO_MUCH));
    await act(async () => takeIn());
    expect(validate()).toEqual(['field']);
    expect(screen.getByText('Максимальный размер файла — 1 МБ')).toBeTruthy();
  });

  it('that the browser cannot read are refused in the same words, and the reason is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('createImageBitmap', vi.fn().mockRejectedValue(new Error('no picture')));
    const { add, takeIn, names } = setUp([], papers);
    await add(scan(TOO_MUCH));
    await act(async () => takeIn());
    expect(names()).toEqual(['скан.png']);
    expect(screen.getByText('Максимальный размер файла — 1 МБ')).toBeTruthy();
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('deleting', () => {
  it.each([
    [licence, 'Удалить файл?'],
    [cover, 'Удалить фото?'],
  ])('[FI-08] [FI-09] asks first, with the title of its kind', async (entry, title) => {
    const { user, names } = setUp([entry]);
    await user.click(button(`Удалить «${entry.name}»`));
    const dialog = screen.getByRole('dialog', { name: title });
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Отмена' }));
    await user.click(within(dialog).getByRole('button', { name: 'Отмена' }));
    expect(names()).toEqual([entry.name]);

    await user.click(button(`Удалить «${entry.name}»`));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Удалить' }));
    expect(names()).toEqual([]);
  });
});

describe('cropping', () => {
  it('[FI-10] [FI-14] a picture can be cropped on adding and keeps its type', async () => {
    const original = png();
    const { add, user, value } = setUp([]);
    await add(original);
    await showPicture();
    await user.click(button('Обрезать'));
    const [cropped] = await vi.waitFor(() => {
      const files = value() as readonly File[];
      expect(files[0]).not.toBe(original);
      return files;
    });
    expect([cropped?.name, cropped?.type]).toEqual(['борщ.png', 'image/png']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['Отмена', 'Без обрезки'])('[FI-12] "%s" keeps the original', async (answer) => {
    const original = png();
    const { add, user, value } = setUp([]);
    await add(original);
    await showPicture();
    await user.click(button(answer));
    expect(value()).toEqual([original]);
    expect((value() as readonly File[])[0]).toBe(original);
  });

  it('[FI-11] [FI-13] a stored picture is replaced in its place by a new JPEG', async () => {
    const { user, value } = setUp([cover, licence]);
    await user.click(button('Обрезать «обложка.webp»'));
    await showPicture();
    await user.click(button('Обрезать'));
    await vi.waitFor(() => expect((value() as readonly unknown[])[0]).toBeInstanceOf(File));
    const [cropped, other] = value() as readonly [File, unknown];
    expect([cropped.name, cropped.type]).toEqual(['обложка.jpg', 'image/jpeg']);
    expect(other).toEqual(licence);
  });

  it('several pictures are cropped one after the other', async () => {
    const { add, user, names } = setUp([]);
    await add(png('1.png'), pdf(), png('2.png'));
    await showPicture();
    expect(screen.getByRole('img', { name: '1.png' })).toBeTruthy();
    await user.click(button('Без обрезки'));
    await showPicture();
    expect(screen.getByRole('img', { name: '2.png' })).toBeTruthy();
    await user.click(button('Без обрезки'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(names()).toEqual(['1.png', 'меню.pdf', '2.png']);
  });

  it.each(['image/svg+xml', 'image/gif'])('[FI-26] %s is never offered for cropping', async (type) => {
    const { add } = setUp([]);
    await add(new File(['x'], 'a.svg', { type }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /Обрезать/ })).toBeNull();
  });

  it('[FI-16] a picture that is too small says so and stays whole', async () => {
    const { add, user, names } = setUp([]);
    await add(png());
    await showPicture(120, 90);
    expect(screen.getByText(/меньше 100 × 100/)).toBeTruthy();
    expect(button('Обрезать').hasAttribute('disabled')).toBe(true);
    await user.click(button('Без обрезки'));
    expect(names()).toEqual(['борщ.png']);
  });

  it('[FI-22] a failed crop is logged and dismissed, the original stays', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    const original = png();
    const { add, user, value } = setUp([]);
    await add(original);
    await showPicture();
    await user.click(button('Обрезать'));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be cropped'), expect.any(Error));
    expect((value() as readonly File[])[0]).toBe(original);
  });

  it('[FI-22] a picture that cannot be read is dismissed the same way', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { add, names } = setUp([]);
    await add(png());
    fireEvent.error(within(await screen.findByRole('dialog')).getByRole('img'));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(log).toHaveBeenCalledOnce();
    expect(names()).toEqual(['борщ.png']);
  });
});

it('files to read have no buttons but the one that opens them', () => {
  setUp([cover], { permissions: ['view'] });
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Открыть «обложка.webp»',
  ]);
});
