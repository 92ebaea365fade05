import { deleteMany, destroyMany, restoreMany } from './bin';
import { deleted, list } from './list';
import { one } from './read';
import { create, update } from './write';

export { foodGrounds } from './grounds';

/** Foods and drinks of a user's categories. */
export const foodStore = {
  list,
  deleted,
  one,
  create,
  update,
  deleteMany,
  restoreMany,
  destroyMany,
};
