import { useLocation } from 'react-router';
import { useCapability } from '../../kit/parts/may';
import { SiblingPages } from '../../kit/parts/SiblingPages';
import { messages } from './messages';

const PAGES = [
  { to: '/team/staff', label: messages.staff },
  { to: '/team/roles', label: messages.roles },
] as const;

/** People and what they may do stand side by side: two lists of one area. */
export const TeamPages = () => {
  const { pathname } = useLocation();
  const hasRoles = useCapability('roles');
  const hasStaff = useCapability('staff');
  if (!hasRoles || !hasStaff) return null;
  const pages = PAGES.map((page) => ({ ...page, isCurrent: page.to === pathname }));
  return <SiblingPages label={messages.team} pages={pages} />;
};
