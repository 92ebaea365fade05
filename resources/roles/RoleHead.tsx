import { useRecordContext } from 'react-admin';
import type { Role } from '../../contract/entities';
import { noteOf, RightsList } from '../shared/rights';

/** What a role is for, and what it may do today, in words. */
export const RoleHead = () => {
  const role = useRecordContext<Role>();
  if (!role) return null;
  return (
    <>
      <p className="strong">{noteOf(role)}</p>
      <RightsList isWide role={role} />
    </>
  );
};
