import type { Answered, Json, Owner } from '../../server/menuArea/startKitchen';
import { pointPayload } from '../../server/pointPayload';
import type { LevelName, Node } from './binModel';

/** The calls of each level under one name each, by nodes of the model. */
export interface BinCalls {
  make(parent: Node | undefined, title: string): Promise<Answered>;
  edit(node: Node, title: string): Promise<Answered>;
  remove(nodes: readonly Node[]): Promise<Answered>;
  restore(nodes: readonly Node[]): Promise<Answered>;
  destroy(nodes: readonly Node[]): Promise<Answered>;
  /** One page of the list or of the bin. */
  page(
    parent: Node | undefined,
    question: { readonly bin: boolean; readonly page: number },
  ): Promise<Answered>;
}

export const PER_PAGE = 3;

const idsOf = (nodes: readonly Node[]) => nodes.map(({ id }) => id);
const idsQuery = (nodes: readonly Node[]) =>
  idsOf(nodes)
    .map((id) => `ids[]=${id}`)
    .join('&');
const parentId = (nodes: readonly Node[]): number => nodes[0]?.parent?.id ?? 0;
const kinds = (nodes: readonly Node[]): Json => ({ food: idsOf(nodes), drink: [] });
const paged = (path: string, page: number): string => `${path}?page=${page}&per_page=${PER_PAGE}`;

let urls = 0;

export const binCalls = (owner: Owner): Readonly<Record<LevelName, BinCalls>> => {
  const { ask } = owner;
  return {
    point: {
      make: (_parent, title) => {
        urls += 1;
        return ask('POST', '/point', { json: pointPayload({ title, url: `tochka-${urls}` }) });
      },
      edit: ({ id }, title) => ask('PUT', `/point/${id}`, { json: { title } }),
      remove: (nodes) => ask('DELETE', '/point', { json: { ids: idsOf(nodes) } }),
      restore: (nodes) => ask('GET', `/deleted_points/restore?${idsQuery(nodes)}`),
      destroy: (nodes) => ask('DELETE', '/deleted_points/destroy', { json: { ids: idsOf(nodes) } }),
      page: (_parent, { bin, page }) => ask('GET', paged(bin ? '/deleted_points' : '/point', page)),
    },
    menu: {
      make: (parent, title) => ask('POST', `/point/${parent?.id}/menus`, { json: { title } }),
      edit: ({ id, parent }, title) => ask('PUT', `/point/${parent?.id}/menus/${id}`, { json: { title } }),
      remove: (nodes) => ask('DELETE', `/point/${parentId(nodes)}/menus`, { json: { ids: idsOf(nodes) } }),
      restore: (nodes) => ask('GET', `/deleted_menus/restore?${idsQuery(nodes)}`),
      destroy: (nodes) => ask('DELETE', `/deleted_menus/destroy?${idsQuery(nodes)}`),
      page: (parent, { bin, page }) =>
        ask('GET', paged(bin ? `/deleted_menus/${parent?.id}` : `/point/${parent?.id}/menus`, page)),
    },
    category: {
      make: (parent, title) =>
        ask('POST', '/categories', {
          json: { menu_id: parent?.id ?? 0, kind: 'food', title, base_category_id: 2 },
        }),
      edit: ({ id, parent }, title) =>
        ask('PUT', `/point/${parent?.parent?.id}/categories/food/${id}`, { json: { kind: 'food', title } }),
      remove: (nodes) => ask('DELETE', `/categories/${parentId(nodes)}`, { json: kinds(nodes) }),
      restore: (nodes) =>
        ask('POST', `/deleted_categories/restore/${parentId(nodes)}`, { json: kinds(nodes) }),
      destroy: (nodes) =>
        ask('DELETE', `/deleted_categories/destroy/${parentId(nodes)}`, { json: kinds(nodes) }),
      page: (parent, { bin, page }) =>
        ask('GET', paged(`/${bin ? 'deleted_categories' : 'categories'}/${parent?.id}`, page)),
    },
    food: {
      make: (parent, title) =>
        ask('POST', '/foods', {
          json: { category_id: parent?.id ?? 0, type: 'food', title, price: '390' },
        }),
      edit: ({ id, parent }, title) =>
        ask('PUT', `/foods/${id}`, { json: { categoryId: parent?.id ?? 0, title } }),
      remove: (nodes) => ask('DELETE', '/foods', { json: { ids: idsOf(nodes) } }),
      restore: (nodes) => ask('POST', '/deleted_foods/restore', { json: { ids: idsOf(nodes) } }),
      destroy: (nodes) => ask('DELETE', '/deleted_foods/destroy', { json: { ids: idsOf(nodes) } }),
      page: (parent, { bin, page }) =>
        ask('GET', paged(bin ? `/deleted_foods/${parent?.id}` : `/foods/category/${parent?.id}`, page)),
    },
  };
};
