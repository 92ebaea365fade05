import { expect } from 'vitest';
import type { Case } from './Case';

export const guestCases = {
  'guest.qr': {
    rule: '[GV-10] the code of a table is a file',
    input: { params: { pointId: 3 }, query: { for: 'table', table: '5', format: 'png' } },
    sends: 'GET /point/3/qr?for=table&table=5&format=png',
    answer: 'dots',
    gives: expect.any(Blob),
  },
  'guest.preview': {
    rule: '[GV-09] a preview of an unsaved price on Friday night',
    input: {
      body: {
        pointId: 3,
        menuId: 8,
        at: '2026-11-27T23:30',
        unsaved: { resource: 'foods', id: 5, values: { price: '450' } },
      },
    },
    sends: 'POST /preview',
    body: {
      pointId: 3,
      menuId: 8,
      at: '2026-11-27T23:30',
      unsaved: { resource: 'foods', id: 5, values: { price: '450' } },
    },
    answer: { url: '/preview/ticket' },
    gives: { url: '/preview/ticket' },
  },
} as const satisfies Readonly<Record<string, Case>>;
