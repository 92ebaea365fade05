import { describe, expect, it } from 'vitest';
import { importsOf } from './imports';
import { sourceFiles } from './sources';

/** The theme speaks of every part of MUI's, for whoever writes a page with them. */
const files = sourceFiles('fieldRenderers', 'kit', 'resources', 'src', 'ui').filter(
  ({ path }) => !path.startsWith('ui/theme/'),
);

/** Which files import one of these names of MUI's. */
const usersOf = (names: RegExp): readonly string[] =>
  files
    .filter((file) => importsOf(file).some(({ from, isType }) => !isType && names.test(from)))
    .map(({ path }) => path);

/** Parts that `ui/` has: one look, one dialect (docs/decisions/0018-one-look.md). */
const OURS =
  /^@mui\/material\/(Button|Alert|Checkbox|Radio|RadioGroup|Switch|TextField|FormControl|FormControlLabel|FormGroup|FormLabel|ToggleButton|ToggleButtonGroup|Skeleton)$/;

/** Small buttons inside MUI's own inputs and tooltips. */
const IN_MUI = [
  'fieldRenderers/dates/DateInput.tsx',
  'fieldRenderers/phone/CountryButton.tsx',
  'fieldRenderers/phone/PhoneAtRest.tsx',
  'fieldRenderers/time/TimeInput.tsx',
  'kit/parts/EmptyHint.tsx',
];

describe('one look', () => {
  it('has one button, notice, tick and switch, in ui/: nobody takes the ones of MUI beside them', () => {
    expect(usersOf(OURS)).toEqual([]);
  });

  it("takes MUI's small buttons only where they stand inside something of MUI's", () => {
    expect(usersOf(/^@mui\/material\/IconButton$/).toSorted()).toEqual(IN_MUI);
  });

  it("draws lists and the headers of pages without MUI's paper, stacks and words: only what floats over them is its own", () => {
    const drawn =
      /^(kit\/(list|cells|listMode|resourcePage)\/|kit\/parts\/PageHeader|resources\/\w+\/columns)/;
    const parts = /^@mui\/material\/(?!Menu|ListItemIcon|useMediaQuery)/;
    expect(usersOf(parts).filter((path) => drawn.test(path))).toEqual([]);
  });

  it('is said by style sheets: nothing is styled in the browser', () => {
    const styled = files.filter(({ text }) => /\bstyled\(|\bkeyframes\(/.test(text));
    expect(styled.map(({ path }) => path)).toEqual([]);
  });
});
