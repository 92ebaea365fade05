import { useRecordContext } from 'react-admin';
import type { Role } from '../../contract/entities';
import { noteOf } from '../shared/rights';

/** What a role is for, in a sentence. */
export const RoleHead = () => {
  const role = useRecordContext<Role>();
  return role && noteOf(role);
};
