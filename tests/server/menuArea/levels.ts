import { cook, type Json, type Owner } from './startKitchen';

/** A record of one level, with the calls of its life under one name each. */
export interface Level {
  readonly name: string;
  /** Makes a record under the same parent as the others; answers its id. */
  make(title: string): Promise<number>;
  read(id: number): ReturnType<Owner['ask']>;
  list(): ReturnType<Owner['ask']>;
  bin(): ReturnType<Owner['ask']>;
  remove(ids: readonly number[]): ReturnType<Owner['ask']>;
  restore(ids: readonly number[]): ReturnType<Owner['ask']>;
  destroy(ids: readonly number[]): ReturnType<Owner['ask']>;
  /** Moves the parent to its bin and back. */
  removeParent(): ReturnType<Owner['ask']>;
  restoreParent(): ReturnType<Owner['ask']>;
}

const idsQuery = (ids: readonly number[]) => ids.map((id) => `ids[]=${id}`).join('&');

export const menuLevel = (owner: Owner, pointId: number): Level => ({
  name: 'menu',
  make: (title) => cook(owner).menu(pointId, title),
  read: (id) => owner.ask('GET', `/menus/${id}`),
  list: () => owner.ask('GET', `/point/${pointId}/menus?per_page=100`),
  bin: () => owner.ask('GET', `/deleted_menus/${pointId}?per_page=100`),
  remove: (ids) => owner.ask('DELETE', `/point/${pointId}/menus/`, { json: { ids } }),
  restore: (ids) => owner.ask('GET', `/deleted_menus/restore?${idsQuery(ids)}`),
  destroy: (ids) => owner.ask('DELETE', `/deleted_menus/destroy?${idsQuery(ids)}`),
  removeParent: () => owner.ask('DELETE', '/point', { json: { ids: [pointId] } }),
  restoreParent: () => owner.ask('GET', `/deleted_points/restore?ids[]=${pointId}`),
});

export const categoryLevel = (
  owner: Owner,
  {
    pointId,
    menuId,
    kind,
  }: { readonly pointId: number; readonly menuId: number; readonly kind: 'food' | 'drink' },
): Level => {
  const kinds = (ids: readonly number[]): Json => ({ food: [], drink: [], [kind]: ids });
  const menus = menuLevel(owner, pointId);
  return {
    name: `${kind} category`,
    make: (title) => cook(owner).category(menuId, kind, title),
    read: (id) => owner.ask('GET', `/point/${pointId}/categories/${kind}/${id}`),
    list: () => owner.ask('GET', `/categories/${menuId}?per_page=100`),
    bin: () => owner.ask('GET', `/deleted_categories/${menuId}?per_page=100`),
    remove: (ids) => owner.ask('DELETE', `/categories/${menuId}`, { json: kinds(ids) }),
    restore: (ids) => owner.ask('POST', `/deleted_categories/restore/${menuId}`, { json: kinds(ids) }),
    destroy: (ids) => owner.ask('DELETE', `/deleted_categories/destroy/${menuId}`, { json: kinds(ids) }),
    removeParent: () => menus.remove([menuId]),
    restoreParent: () => menus.restore([menuId]),
  };
};

export const foodLevel = (
  owner: Owner,
  at: { readonly categoryId: number; readonly category: Level },
): Level => {
  const { categoryId, category } = at;
  return {
    name: 'food',
    make: (title) => cook(owner).food(categoryId, 'food', title),
    read: (id) => owner.ask('GET', `/foods/${id}`),
    list: () => owner.ask('GET', `/foods/category/${categoryId}?per_page=100`),
    bin: () => owner.ask('GET', `/deleted_foods/${categoryId}?per_page=100`),
    remove: (ids) => owner.ask('DELETE', '/foods', { json: { ids } }),
    restore: (ids) => owner.ask('POST', '/deleted_foods/restore', { json: { ids } }),
    destroy: (ids) => owner.ask('DELETE', '/deleted_foods/destroy', { json: { ids } }),
    removeParent: () => category.remove([categoryId]),
    restoreParent: () => category.restore([categoryId]),
  };
};

/** The ids of a list or bin, whatever key it stands under. */
export const idsOf = ({ body }: Awaited<ReturnType<Owner['ask']>>): number[] =>
  ((body.data ?? body.categories) as Json[]).map(({ id }) => Number(id));
