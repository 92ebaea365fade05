import { deleteMany, destroyMany, restoreMany } from './bin';
import { deleted, list } from './list';
import { one } from './read';
import { create, update } from './write';

export { menuGrounds } from './grounds';

/** Menus of a user's points. */
export const menuStore = {
  list,
  deleted,
  one,
  create,
  update,
  deleteMany,
  restoreMany,
  destroyMany,
};
