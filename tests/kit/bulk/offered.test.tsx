import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { foodComposition, foodGeneral } from '../../../contract/sections/food';
import { rawFields } from '../../../contract/sections/rawFields';
import type { Capability } from '../../../contract/vocabulary';
import { useBulkActs } from '../../../kit/bulk/useBulkActs';
import { CapabilitiesContext, type May, MayContext } from '../../../kit/parts/may';
import { foods } from '../../../resources/foods';

interface Member {
  readonly capabilities: readonly Capability[];
  readonly may: May;
  /** Fields that their role only reads. */
  readonly readsOnly?: readonly string[];
}

/** What the bar offers somebody for two ticked dishes of a category. */
const offeredTo = async ({ capabilities, may, readsOnly = [] }: Member): Promise<readonly string[]> => {
  const sections = { food_general: foodGeneral, food_composition: foodComposition };
  const section = (name: string): unknown =>
    rawFields(name, sections[name as keyof typeof sections]).map((field) =>
      readsOnly.includes(field.name) ? { ...field, permissions: ['view'] } : field,
    );
  const dataProvider = { fields: async (name: string) => section(name) };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <CapabilitiesContext value={new Set(capabilities)}>
      <MayContext value={may}>
        <CoreAdminContext dataProvider={dataProvider as never} queryClient={queryClient}>
          {children}
        </CoreAdminContext>
      </MayContext>
    </CapabilitiesContext>
  );
  const target = {
    resource: 'foods',
    ids: [1, 2],
    parents: { pointId: '1', type: 'food', categoryId: '2' },
    countOf: String,
  };
  const { result } = renderHook(() => useBulkActs(foods, true, target), { wrapper });
  await waitFor(() => expect(result.current.isReady).toBe(true), { timeout: 20_000 });
  return result.current.acts.map(({ key }) => key);
};

const everything: May = () => true;
const OURS: readonly Capability[] = ['bulk', 'copy'];

describe('the bar over ticked dishes', () => {
  it('[BK-01] offers all acts to who may do them all, in their order', async () => {
    expect(await offeredTo({ capabilities: OURS, may: everything })).toEqual([
      'attach',
      'price',
      'move',
      'detach',
      'marks',
      'shown',
      'unit',
      'copy',
    ]);
  });

  it('[BK-01] offers no act on a field that the role may not write, and no call that it may not make', async () => {
    const chef = await offeredTo({ capabilities: OURS, may: everything, readsOnly: ['price', 'visible'] });
    expect(chef).toEqual(['attach', 'move', 'detach', 'marks', 'unit', 'copy']);
    const waiter = await offeredTo({ capabilities: OURS, may: (resource) => resource === 'stopList' });
    expect(waiter).toEqual(['attach', 'detach']);
  });

  it('[BK-01] offers what the backend knows', async () => {
    expect(await offeredTo({ capabilities: [], may: everything })).toEqual(['attach', 'detach']);
  });
});
