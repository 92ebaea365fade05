import { kept, must, type RuleRow, refused, row, wireKept, wireRefused } from '../RuleRow';

const KB = 1024;
const picture = (name: string, size: number) => new File([new Uint8Array(size)], name, { type: 'image/png' });
const images = { type: 'file', validation_rules: { extensions: '.JPG, jpeg,png', max_size: 2 } };
const stored = { id: 7, url: '/files/7.webp', name: 'зал.webp' };
const exact = picture('a.png', 2048 * KB);
const single = { type: 'file', validation_rules: { max_items: 1 } };

export const fileRows: readonly RuleRow[] = [
  row('FI-01', 'a stored file', images, wireKept({ f: [stored] })),
  row('FI-01', 'a text is no file', images, wireRefused({ f: ['a.png'] }, 'file.invalid@0')),
  row('FI-01', 'an object that pretends', images, {
    wire: { f: [{ name: 'a.png', size: 5, type: 'image/png' }] },
    errors: ['errors.file.invalid@0'],
  }),
  row('FI-02', 'an extension that is not in the list', images, {
    value: [picture('a.gif', 5)],
    errors: ['errors.file.extensions@0'],
  }),
  row('FI-02', 'no extension', images, refused([picture('png', 5)], 'file.extensions@0')),
  row('FI-02', 'only the last extension counts', images, {
    value: [picture('a.png.exe', 5)],
    errors: ['errors.file.extensions@0'],
  }),
  row('FI-05', 'dots and case of the list make no difference', images, {
    value: [picture('a.jpg', 5), picture('B.JPEG', 5)],
  }),
  row('FI-01', 'a file without a byte', images, refused([picture('a.png', 0)], 'file.empty@0')),
  row('FI-02', 'a photo only its phone can read', images, refused([picture('IMG.HEIC', 5)], 'file.heic@0')),
  row(
    'FI-02',
    'the same where no photo is taken',
    { type: 'file', validation_rules: { extensions: 'pdf' } },
    { value: [picture('IMG.HEIC', 5)], errors: ['errors.file.extensions@0'] },
  ),
  row('FI-03', 'exactly the limit', images, kept([exact])),
  row('FI-03', 'a byte over the limit', images, refused([picture('a.png', 2048 * KB + 1)], 'file.maxSize@0')),
  row(
    'FI-03',
    'a byte over the default limit',
    { type: 'file' },
    { value: [picture('a.png', 2048 * KB + 1)], errors: ['errors.file.maxSize@0'] },
  ),
  row(
    'FI-03',
    'a limit of half a megabyte',
    { type: 'file', validation_rules: { max_size: '0.5' } },
    { value: [picture('a.png', 512 * KB + 1)], errors: ['errors.file.maxSize@0'] },
  ),
  row('FI-04', 'a required file left empty', must({ type: 'file' }), refused([], 'file.required')),
  row('FI-04', 'an empty list survives', images, wireKept({ f: [] })),
  row('FI-01', 'stored and new side by side', images, kept([stored, exact])),
  row('FI-01', 'more files than may be', single, refused([stored, exact], 'maxItems')),
  row('FI-20', 'a single file travels by itself', single, wireKept({ f: stored })),
  row('FI-20', 'no single file is null', single, wireKept({ f: null })),
];
