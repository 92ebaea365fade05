import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderField } from './renderField';

// A list whose code has not come yet.
vi.mock('../../fieldRenderers/overlays', async (original) => ({
  ...(await original<typeof import('../../fieldRenderers/overlays')>()),
  OptionList: Object.assign(() => null, { preload: async () => undefined }),
}));

it('[FT-11] Enter picks the first match also while the list is on its way', async () => {
  const options = [
    { value: 4, title: 'Салаты' },
    { value: 5, title: 'Супы' },
  ];
  const { user, value } = renderField('select', { options });
  const input = screen.getByRole('combobox');
  await user.type(input, 'су{Enter}');
  expect(value()).toBe('5');
  expect(input).toHaveProperty('value', 'Супы');
  expect(input.getAttribute('aria-expanded')).toBe('false');
});
