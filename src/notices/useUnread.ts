import { useQuery } from '@tanstack/react-query';
import { call } from '../../dataProvider/call';
import { useCapability } from '../../kit/parts/may';

export const UNREAD_KEY = ['notices', 'unread'] as const;
export const LIST_KEY = ['notices', 'list'] as const;

/** How often it is asked where the server does not tell by itself. */
const ASK_MS = 60_000;

/** How many notices are unread: told by the stream of events, or asked for now and then; 0 without the capability. */
export const useUnread = (): number => {
  const isOffered = useCapability('notices');
  const isTold = useCapability('events');
  const { data = 0 } = useQuery({
    queryKey: UNREAD_KEY,
    queryFn: async ({ signal }) => {
      const query = { per_page: 1, filters: { unread: 'true' } };
      const { total, data: rows } = await call('notices.list', { query, signal });
      return total ?? rows.length;
    },
    enabled: isOffered && !isTold,
    refetchInterval: ASK_MS,
    retry: false,
  });
  return isOffered ? data : 0;
};
