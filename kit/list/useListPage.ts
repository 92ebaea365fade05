import { useEvent, useLocation, useNavigate } from 'react-admin';

/**
 * Leads to another page of the list. A person's step is an entry of the history; `isCorrection` says that the page shown is
 * gone, and nobody wants to go back there.
 */
export const useListPage = (): ((page: number, options?: { isCorrection?: boolean }) => void) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useEvent((page, { isCorrection = false } = {}) => {
    const state = new URLSearchParams(search);
    state.set('page', String(page));
    navigate({ search: `?${state}` }, { replace: isCorrection });
  });
};
