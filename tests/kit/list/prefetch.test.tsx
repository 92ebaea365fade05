import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { points } from '../../../resources/points';
import { openConsole } from '../openConsole';
import { pointsBackend, somePoints } from '../pointsBackend';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('../../../kit/form/FormPage', () => {
  fetched();
  return { FormPage: () => null };
});

it('the page of a form is fetched when the pointer reaches a link to it, and not before', async () => {
  const backend = pointsBackend(somePoints(2));
  const { user } = openConsole({ resources: [points], backend, at: '/management/points' });
  await screen.findByText('Точка 1');
  await user.hover(screen.getByText('Точка 2').closest('tr') ?? document.body);
  expect(fetched).not.toHaveBeenCalled();
  await user.hover(screen.getByRole('link', { name: 'Добавить точку' }));
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});
