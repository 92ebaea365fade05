import { hidingOf } from '../engine/hideFields';
import { resources } from '.';

/** Takes out of the records that a call answers what a role does not see; see `hidingOf`. */
export const hiding = hidingOf({
  endpoints: Object.assign({}, ...resources.map(({ rows }) => rows)),
  resources,
});
