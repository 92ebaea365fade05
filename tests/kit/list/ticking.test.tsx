import { screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { defineResource } from '../../../kit/declaration/defineResource';
import { PAGE_SIZE_KEY } from '../../../kit/declaration/pageSize';
import { openConsole } from '../openConsole';
import { pointsBackend, somePoints } from '../pointsBackend';

const rendered: string[] = [];
const Counted = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Profiler id={name} onRender={() => rendered.push(name)}>
    {children}
  </Profiler>
);

const counted = (count: number) => {
  localStorage.setItem(PAGE_SIZE_KEY, String(count));
  return defineResource({
    name: 'points',
    routes: { list: '/counted' },
    messages: { title: 'Точки', count: '%{smart_count}' },
    list: {
      search: 'titleAndAddress',
      columns: [
        {
          key: 'title',
          label: 'Название',
          render: (point) => <Counted name={`row ${point.id}`}>{String(point.title)}</Counted>,
        },
      ],
      card: { title: (point) => String(point.title) },
    },
  });
};

/** What React gave an element last: another object each time that it was rendered. */
const propsOf = (element: Element): unknown => {
  const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'));
  if (key === undefined) throw new Error('Expected an element of React, got one that it does not know.');
  return Reflect.get(element, key);
};

describe('ticking a row (budget L2)', () => {
  it.each([12, 100])('of %i renders that row and the header, no other row and no search', async (count) => {
    const backend = pointsBackend(somePoints(count));
    const { user } = openConsole({ resources: [counted(count)], backend, at: '/counted' });
    await screen.findByText(`Точка ${count}`);
    rendered.length = 0;
    const search = propsOf(screen.getByRole('searchbox'));
    await user.click(screen.getByLabelText('Выбрать: Точка 5'));
    expect(rendered).toEqual(['row 5']);
    expect(propsOf(screen.getByRole('searchbox'))).toBe(search);
    expect(screen.getByLabelText<HTMLInputElement>('Выбрать все на странице').indeterminate).toBe(true);
    expect(backend.count('GET')).toBe(1);
  });
});

describe('ticking with Shift', () => {
  it('[BK-01] ticks all rows between the one before and this, and unticks them alike', async () => {
    const { user } = openConsole({
      resources: [counted(12)],
      backend: pointsBackend(somePoints(12)),
      at: '/counted',
    });
    await screen.findByText('Точка 12');
    const tick = (id: number) => screen.getByLabelText<HTMLInputElement>(`Выбрать: Точка ${id}`);
    const ticked = () => Array.from({ length: 12 }, (_, at) => at + 1).filter((id) => tick(id).checked);
    await user.click(tick(7));
    await user.keyboard('{Shift>}');
    await user.click(tick(4));
    await user.keyboard('{/Shift}');
    expect(ticked()).toEqual([4, 5, 6, 7]);
    await user.click(tick(10));
    await user.click(tick(5));
    await user.keyboard('{Shift>}');
    await user.click(tick(7));
    await user.keyboard('{/Shift}');
    expect(ticked()).toEqual([4, 10]);
  });
});
