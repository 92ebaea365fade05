import { Navigate, type NavigateProps, useLocation } from 'react-router';

/**
 * Leads on from the address in the bar. The router's own `Navigate` does so once for as long as it stays drawn; when two
 * addresses that lead on follow each other faster than a page is drawn, it stays drawn, and the second would be a dead end.
 */
export const Redirect = (props: NavigateProps) => {
  const { key, pathname, search } = useLocation();
  return <Navigate key={`${key} ${pathname}${search}`} {...props} />;
};
