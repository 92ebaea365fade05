import { deleteMany, destroyMany, restoreMany } from './bin';
import { deleted, list } from './list';
import { one } from './read';
import { create, update } from './write';

export { pointGrounds } from './grounds';

/** Points of a user. Every function takes the user and asks the database only for what is theirs. */
export const pointStore = {
  list,
  deleted,
  one,
  create,
  update,
  deleteMany,
  restoreMany,
  destroyMany,
};
