import type { Endpoint } from './Endpoint';

/** Menus and their bin. */
export const menusEndpoints = {
  'menus.list': {
    method: 'GET',
    path: '/point/{pointId}/menus',
    access: 'user',
    paged: true,
    filters: ['title', 'visible', 'createdAt'],
    rowTests: {
      title: { words: ['title'] },
      visible: { flag: 'visible' },
      createdAt: { day: 'createdAt' },
    },
    sort: ['title', 'visible', 'createdAt', 'updatedAt'],
    answer: { kind: 'list', of: 'menu' },
  },
  'menus.one': {
    method: 'GET',
    path: '/menus/{id}',
    access: 'user',
    answer: { kind: 'one', of: 'menu', wrap: 'menu' },
  },
  'menus.create': {
    method: 'POST',
    path: '/point/{pointId}/menus',
    access: 'user',
    sections: ['menu_general'],
    files: true,
    answer: { kind: 'one', of: 'menu', wrap: 'menu' },
  },
  'menus.update': {
    method: 'PUT',
    path: '/point/{pointId}/menus/{id}',
    access: 'user',
    sections: ['menu_general'],
    files: true,
    answer: { kind: 'one', of: 'menu', wrap: 'menu' },
  },
  /**
   * A whole menu for the editor, as compact as it can be: what a dish does not have is left out, and so is what a role may not
   * see. What guests see of a dish is said where something of its own decides; otherwise they see it as its category.
   */
  'menus.board': {
    method: 'GET',
    path: '/menus/{id}/board',
    access: 'user',
    answer: { kind: 'values', of: ['menu', 'categories'], tagged: true },
    capability: 'menus.board',
  },
  /** Categories as they should stand; what is not named keeps its place. Answered by the order that stands now. */
  'menus.order': {
    method: 'PUT',
    path: '/menus/{id}/order',
    access: 'user',
    body: ['category_ids'],
    answer: { kind: 'values', of: ['category_ids'] },
    capability: 'order',
  },
  /**
   * Copies it to the venues `to`, of the same business; without them it is doubled where it stands. Menus and categories of one
   * name are filled up, dishes of one name go by `on_conflict` (`skip`, `rename`, `update`: price and composition). What is new
   * is hidden from guests. `dry_run` writes nothing. Answered venue by venue, see `CopyResult`.
   */
  'menus.copy': {
    method: 'POST',
    path: '/menus/{id}/copy',
    access: 'user',
    body: ['to', 'on_conflict', 'dry_run'],
    answer: { kind: 'values', of: ['results'] },
    capability: 'copy',
  },
  /**
   * Dishes of the menu take over what is chosen of dishes of another menu (`from`; default: of the same one) of the same business: `rows` of `{id, from, take,
   * version}`, `take` of `TAKEN_PARTS`. Without `dry_run` a row of which something is not to be had is left as a whole. Answered row
   * by row, see `TakeResult`; `change_id` is the entry by which all of it is taken back (`whole`).
   */
  'menus.takeOver': {
    method: 'POST',
    path: '/menus/{id}/take-over',
    access: 'user',
    body: ['from', 'rows', 'dry_run'],
    answer: { kind: 'values', of: ['results', 'change_id'] },
    capability: 'menus.take_over',
  },
  /**
   * A menu as a spreadsheet, of one category (`categoryId`) or of what the filters of dishes find; the columns are the fields that
   * the role sees. No cell can become a formula.
   */
  'menus.exportSheet': {
    method: 'GET',
    path: '/menus/{id}/sheet',
    access: 'user',
    query: ['format', 'categoryId'],
    filters: ['title', 'stop', 'photo', 'price', 'allergens', 'marks', 'updatedAt'],
    answer: {
      kind: 'file',
      of: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
    },
    capability: 'sheets',
  },
  /**
   * Rows of a spreadsheet into a menu: `mapping` names the column of each cell (null = none), a row is found by its id or by its
   * name within the category. An id counts under the title that an export of this menu gives its column (`mark`), and beside the
   * name of that dish; beside another it is `asked`, and `answers` says row by row what is meant (`same`, `other`, null). `categories`
   * says what names mean that the menu has not: `{said, id}`, or `{said, title, kind}` to make one, in the same act. `dry_run` writes nothing and says of each row what would become of it; `seen` repeats that of a
   * dry run (`[id, version]`, null = new), and what has changed since is left (`stale`). Many rows go in several calls of one act:
   * `continues` is the `change_id` of the first. `finished` (`{file, count, refused}`) tells the person that all of it is in.
   */
  'menus.importSheet': {
    method: 'POST',
    path: '/menus/{id}/sheet',
    access: 'user',
    body: ['mapping', 'mark', 'categories', 'rows', 'answers', 'seen', 'dry_run', 'continues', 'finished'],
    answer: { kind: 'values', of: ['results', 'change_id'] },
    capability: 'sheets',
  },
  /** As `foods.bulk`: whether guests see many menus of a venue, and when. */
  'menus.bulk': {
    method: 'POST',
    path: '/point/{pointId}/menus/bulk',
    access: 'user',
    body: ['ids', 'filters', 'set', 'versions', 'dry_run'],
    answer: { kind: 'values', of: ['results', 'change_id'] },
    capability: 'bulk',
  },
  'menus.deleteMany': {
    method: 'DELETE',
    path: '/point/{pointId}/menus/',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
  },
  'menus.deleted': {
    method: 'GET',
    path: '/deleted_menus/{pointId}',
    access: 'user',
    paged: true,
    extendedQuery: ['filters'],
    filters: ['title'],
    rowTests: { title: { words: ['title'] } },
    sort: ['title', 'deletedAt'],
    answer: { kind: 'list', of: 'menu' },
  },
  'menus.restoreMany': {
    method: 'GET',
    path: '/deleted_menus/restore',
    access: 'user',
    ids: 'query',
    changesState: true,
    answer: { kind: 'nothing' },
  },
  'menus.destroyMany': {
    method: 'DELETE',
    path: '/deleted_menus/destroy',
    access: 'user',
    ids: 'query',
    answer: { kind: 'nothing' },
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
