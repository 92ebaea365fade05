import { accepts, type RuleRow, refuses, sent, typed } from '../RuleRow';

const KB = 1024;
const picture = (name: string, size: number) => new File([new Uint8Array(size)], name, { type: 'image/png' });
const images = { type: 'file', validation_rules: { extensions: '.JPG, jpeg,png', max_size: 2 } };
const stored = { id: 7, url: '/files/7.webp', name: 'зал.webp' };
const exact = picture('a.png', 2048 * KB);

export const fileRows: readonly RuleRow[] = [
  accepts('FI-01', 'a stored file', images, sent({ f: [stored] }), { f: [stored] }),
  refuses('FI-01', 'a text is no file', images, sent({ f: ['a.png'] }), 'errors.file.invalid@0'),
  refuses(
    'FI-01',
    'an object that pretends',
    images,
    sent({ f: [{ name: 'a.png', size: 5, type: 'image/png' }] }),
    'errors.file.invalid@0',
  ),
  refuses(
    'FI-02',
    'an extension that is not in the list',
    images,
    typed([picture('a.gif', 5)]),
    'errors.file.extensions@0',
  ),
  refuses('FI-02', 'no extension', images, typed([picture('png', 5)]), 'errors.file.extensions@0'),
  refuses(
    'FI-02',
    'only the last extension counts',
    images,
    typed([picture('a.png.exe', 5)]),
    'errors.file.extensions@0',
  ),
  accepts(
    'FI-05',
    'dots and case of the list make no difference',
    images,
    typed([picture('a.jpg', 5), picture('B.JPEG', 5)]),
  ),
  refuses('FI-01', 'a file without a byte', images, typed([picture('a.png', 0)]), 'errors.file.empty@0'),
  refuses(
    'FI-02',
    'a photo only its phone can read',
    images,
    typed([picture('IMG.HEIC', 5)]),
    'errors.file.heic@0',
  ),
  refuses(
    'FI-02',
    'the same where no photo is taken',
    { type: 'file', validation_rules: { extensions: 'pdf' } },
    typed([picture('IMG.HEIC', 5)]),
    'errors.file.extensions@0',
  ),
  accepts('FI-03', 'exactly the limit', images, typed([exact]), { f: [exact] }),
  refuses(
    'FI-03',
    'a byte over the limit',
    images,
    typed([picture('a.png', 2048 * KB + 1)]),
    'errors.file.maxSize@0',
  ),
  refuses(
    'FI-03',
    'a byte over the default limit',
    { type: 'file' },
    typed([picture('a.png', 2048 * KB + 1)]),
    'errors.file.maxSize@0',
  ),
  refuses(
    'FI-03',
    'a limit of half a megabyte',
    { type: 'file', validation_rules: { max_size: '0.5' } },
    typed([picture('a.png', 512 * KB + 1)]),
    'errors.file.maxSize@0',
  ),
  refuses(
    'FI-04',
    'a required file left empty',
    { type: 'file', validation_rules: { required: true } },
    typed([]),
    'errors.file.required',
  ),
  accepts('FI-04', 'an empty list survives', images, sent({ f: [] }), { f: [] }),
  accepts('FI-01', 'stored and new side by side', images, typed([stored, exact]), { f: [stored, exact] }),
  refuses(
    'FI-01',
    'more files than may be',
    { type: 'file', validation_rules: { max_items: 1 } },
    typed([stored, exact]),
    'errors.maxItems',
  ),
  accepts(
    'FI-20',
    'a single file travels by itself',
    { type: 'file', validation_rules: { max_items: 1 } },
    sent({ f: stored }),
    { f: stored },
  ),
  accepts(
    'FI-20',
    'no single file is null',
    { type: 'file', validation_rules: { max_items: 1 } },
    sent({ f: null }),
    { f: null },
  ),
];
