import { describe, expect, it } from 'vitest';
import { importsOf } from './imports';
import { placeOf, sourceFiles } from './sources';

/** The theme speaks of every part of MUI's, for whoever writes a page with them. */
const files = sourceFiles('fieldRenderers', 'kit', 'resources', 'src', 'ui').filter(
  ({ path }) => !path.startsWith('ui/theme/'),
);

/** Where one of these names of MUI's is imported, by line. */
const usersOf = (names: RegExp, where = /./, except: readonly string[] = []): readonly string[] =>
  files
    .filter(({ path }) => where.test(path) && !except.includes(path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ from, isType, line }) =>
        !isType && names.test(from) ? [`${file.path}:${line} ${from}`] : [],
      ),
    );

/** Parts that `ui/` has: one look, one dialect (docs/decisions/0018-one-look.md). */
const OURS =
  /^@mui\/material\/(Button|Alert|Checkbox|Radio|RadioGroup|Switch|TextField|FormControl|FormControlLabel|FormGroup|FormLabel|ToggleButton|ToggleButtonGroup|Skeleton)$/;

/** Small buttons inside MUI's own inputs and tooltips. */
const IN_MUI = [
  'fieldRenderers/dates/DateInput.tsx',
  'fieldRenderers/phone/PhoneWidget.tsx',
  'fieldRenderers/phone/PhoneControl.tsx',
  'fieldRenderers/time/TimeInput.tsx',
  'kit/parts/EmptyHint.tsx',
];

describe('one look', () => {
  it('has one button, notice, tick and switch, in ui/: nobody takes the ones of MUI beside them', () => {
    expect(usersOf(OURS), 'take the part of ui/ in its place').toEqual([]);
  });

  it("takes MUI's small buttons only where they stand inside something of MUI's", () => {
    const mend = 'take ui/IconButton.tsx; inside an input or a tooltip of MUI, name the file in IN_MUI';
    expect(usersOf(/^@mui\/material\/IconButton$/, /./, IN_MUI), mend).toEqual([]);
  });

  it("draws lists and the headers of pages without MUI's paper, stacks and words: only what floats over them is its own", () => {
    const drawn =
      /^(kit\/(list|cells|listMode|resourcePage)\/|kit\/parts\/PageHeader|resources\/\w+\/columns)/;
    const parts = /^@mui\/material\/(?!Menu|ListItemIcon|useMediaQuery)/;
    expect(usersOf(parts, drawn), 'take parts of ui/ and classes of ui/layoutCss.ts').toEqual([]);
  });

  it('is said by style sheets: nothing is styled in the browser', () => {
    const words = /\bstyled\(|\bkeyframes\(/;
    const styled = files.filter(({ text }) => words.test(text)).map((file) => placeOf(file, words));
    expect(styled, 'write it into a style sheet: classes of ui/layoutCss.ts, or a module beside it').toEqual(
      [],
    );
  });
});
