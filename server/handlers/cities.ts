import type { Handler } from '../Call';
import { cityStore } from '../stores/cities';

export const cityHandlers: { readonly 'cities.list': Handler<'cities.list'> } = {
  'cities.list': ({ list }, world) => cityStore.list(list, world),
};
