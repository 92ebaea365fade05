import type { Endpoint } from './Endpoint';

/** What guests see of a venue, for who runs it (docs/spec/4-beyond.md, GV-09, GV-10). */
export const guestEndpoints = {
  'guest.qr': {
    says: 'Draws the code that leads guests to a venue. `for` is `point`, `menu` (with `menuId`) or `table` (with `table`, a number); `format` is `svg` or `png`.',
    method: 'GET',
    path: '/point/{pointId}/qr',
    access: 'user',
    query: ['for', 'format', 'menuId', 'table'],
    queryOptional: true,
    answer: { kind: 'file', of: ['image/svg+xml', 'image/png'] },
    capability: 'guest',
  },
  'guest.preview': {
    says: 'Prepares the page as guests would see it. `at` is a time by the clock of the venue (`2026-11-27T23:30`), `unsaved` is what an open form holds, `{resource, id, values}` with the values a save would send, of a new dish `{resource, categoryId, values}`. The address is for who asked, and for a while. Besides it the answer may tell both moments, the zone of the venue, what guests see of the page then (`visibility`), and how that differs from now.',
    method: 'POST',
    path: '/preview',
    access: 'user',
    right: 'view',
    body: ['pointId', 'menuId', 'at', 'unsaved'],
    answer: {
      kind: 'values',
      of: ['url'],
      mayHold: ['now', 'at', 'timezone', 'visibility', 'differences'],
    },
    capability: 'guest',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
