import { deleteMany, destroyMany, restoreMany } from './bin';
import { deleted, list } from './list';
import { one } from './read';
import { create, update } from './write';

export { categoryGrounds } from './grounds';

/** Categories of a user's menus, food and drink. */
export const categoryStore = {
  list,
  deleted,
  one,
  create,
  update,
  deleteMany,
  restoreMany,
  destroyMany,
};
