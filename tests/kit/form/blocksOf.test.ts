import { describe, expect, it } from 'vitest';
import { parseFieldConfig } from '../../../contract/parseFieldConfig';
import { blocksOf } from '../../../kit/form/FieldsGrid';

/** `name` or `name:layout`; what begins with `h` is a header. */
const blocks = (...drafts: readonly string[]) => {
  const section = drafts.map((draft) => {
    const [name = '', layout] = draft.split(':');
    return { name, type: name.startsWith('h') ? 'header' : 'text', title: name, layout };
  });
  return blocksOf(parseFieldConfig(section)).map(({ kind, fields }) => [
    kind,
    ...fields.map(({ name }) => name),
  ]);
};

describe('the layout of a section', () => {
  it('is one block of two columns without hints, and with hints nobody knows', () => {
    expect(blocks('a', 'b', 'h', 'c')).toEqual([['plain', 'a', 'b', 'h', 'c']]);
    expect(blocks('a:upside-down', 'b')).toEqual([['plain', 'a', 'b']]);
  });

  it('puts what follows beside a field that stands aside, until one is wide or opens a group', () => {
    expect(blocks('photo:aside', 'a', 'b:half', 'c:wide', 'd')).toEqual([
      ['aside', 'photo', 'a', 'b'],
      ['plain', 'c', 'd'],
    ]);
    expect(blocks('photo:aside', 'a', 'h', 'b')).toEqual([
      ['aside', 'photo', 'a'],
      ['plain', 'h', 'b'],
    ]);
  });

  it('folds the group of a header, and only a header folds', () => {
    expect(blocks('a', 'h1:folded', 'b', 'c:wide', 'h2', 'd')).toEqual([
      ['plain', 'a'],
      ['folded', 'h1', 'b', 'c'],
      ['plain', 'h2', 'd'],
    ]);
    expect(blocks('a:folded', 'b')).toEqual([['plain', 'a', 'b']]);
  });
});
