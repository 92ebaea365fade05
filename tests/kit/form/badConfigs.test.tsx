import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { raw, renderForm } from './renderForm';

const good = raw('good', 'text', { title: 'Хорошее' });

/** Entries no server should send. Each stands beside a good one, which must work as ever. */
const bad: Readonly<Record<string, unknown>> = {
  null: null,
  'a number': 7,
  'a text': 'oops',
  'a list': [],
  'no name': { type: 'text' },
  'no type': { name: 'x' },
  'a type nobody knows': raw('x', 'hologram'),
  'a name with a path in it': raw('a.b[0]', 'text'),
  'a name of Object.prototype': raw('constructor', 'text'),
  'a name twice': raw('good', 'text'),
  'a condition without a field': raw('x', 'text', { depends_on: { values: [1] } }),
  'a condition on itself': raw('x', 'text', { depends_on: { field: 'x', values: ['1'] } }),
  'a condition on nobody': raw('x', 'text', { depends_on: { field: 'nobody', values: ['1'] } }),
  'a catastrophic pattern': raw('x', 'text', { validation_rules: { pattern: '(a+)+$' } }),
  'a pattern that is none': raw('x', 'text', { validation_rules: { pattern: '([' } }),
  'rules that are no rules': raw('x', 'text', {
    validation_rules: { required: 'maybe', min: {}, max_length: 'много', weird: 1 },
  }),
  'rules in words nobody knows': raw('x', 'text', { validation_rules: 'exists:points|regex:/(/|min:x' }),
  'rules that are a number': raw('x', 'text', { validation_rules: 7 }),
  'a generated address of nothing': raw('x', 'url', { autoGenerate: { from: [] } }),
  'options that are none': raw('x', 'select', { options: [null, {}, { value: {} }, 5] }),
  'permissions that are none': raw('x', 'text', { permissions: 'everything' }),
  'links to scripts': raw('x', 'text', { links: [{ title: 'click', url: 'javascript:alert(1)' }] }),
  'markup in its words': raw('x', 'text', {
    title: '<img src=x onerror=alert(1)>',
    description: '<b>bold</b>',
  }),
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a section with an entry that is wrong', () => {
  it.each(Object.entries(bad))('%s: neither crashes nor stops the others', async (_what, entry) => {
    const { user, save, sent, container } = renderForm([entry, good]);
    const input = container.querySelector('[name="good"]');
    if (!input) throw new Error('Expected the good field, got none.');
    await user.type(input, 'да');
    await save();
    expect(sent()).toMatchObject({ good: 'да' });
    expect(container.querySelector('img, b, a[href^="javascript"]')).toBeNull();
  });

  it('shows a notice in the place of what could not be read', () => {
    renderForm([raw('x', 'hologram', { title: 'Голограмма' }), good]);
    const notice = screen.getByRole('note');
    expect(notice.textContent).toContain('не удалось показать');
    expect(notice.closest('[data-field]')?.textContent).toContain('Голограмма');
  });

  it('[DC-29] an unknown rule is ignored with one warning', () => {
    renderForm([
      raw('a', 'text', { validation_rules: { be_nice: true } }),
      raw('b', 'text', { validation_rules: { be_nice: true } }),
    ]);
    const about = vi
      .mocked(console.warn)
      .mock.calls.filter(([message]) => String(message).includes('be_nice'));
    expect(about.length).toBeLessThanOrEqual(1);
  });
});
