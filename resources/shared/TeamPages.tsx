import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router';
import { useCapability } from '../../kit/parts/capabilities';
import { ButtonLink } from '../../ui/Button';
import { messages } from './messages';

const PAGES = [
  { path: '/team/staff', label: messages.staff },
  { path: '/team/roles', label: messages.roles },
] as const;

/** People and what they may do stand side by side: two lists of one area. */
export const TeamPages = () => {
  const { pathname } = useLocation();
  const hasRoles = useCapability('roles');
  const hasStaff = useCapability('staff');
  if (!hasRoles || !hasStaff) return null;
  return (
    <Stack component="nav" direction="row" aria-label={messages.team} sx={{ gap: 1, mb: 2 }}>
      {PAGES.map(({ path, label }) => (
        <ButtonLink
          key={path}
          to={path}
          size="s"
          variant={path === pathname ? 'secondary' : 'simple'}
          aria-current={path === pathname ? 'page' : undefined}
        >
          {label}
        </ButtonLink>
      ))}
    </Stack>
  );
};
