import { expect, it } from 'vitest';
import { firstPaints } from '../../../src/early/firstPaint';
import { firstPaintOf } from '../../../src/early/firstPaintOf';

const visit = { pathname: '/', isKnown: false, isRail: false };

it.each([
  ['the landing page is read by strangers', {}, 'landing'],
  ['who has signed in finds another one there', { isKnown: true }, undefined],
  ['a stranger in the console is led away', { pathname: '/management/points' }, undefined],
  ['the frame of the console', { pathname: '/management/points', isKnown: true }, 'shell'],
  ['with its narrow rail', { pathname: '/menu', isKnown: true, isRail: true }, 'rail'],
  ['an address of nothing', { pathname: '/no/such/page', isKnown: true }, undefined],
])('%s', (_case, given, paint) => {
  expect(firstPaintOf({ ...visit, ...given })).toBe(paint);
});

it('draws in the document without a style or a script, which the policy of the page would refuse', async () => {
  const paints = await firstPaints();
  expect(paints.landing).toContain('<h1');
  expect(paints.shell).not.toBe(paints.rail);
  for (const markup of Object.values(paints)) expect(markup).not.toMatch(/<script| style=| on\w+=/);
});
