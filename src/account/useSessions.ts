import { useQuery } from '@tanstack/react-query';
import { limits } from '../../contract/limits';
import { call } from '../../dataProvider/call';

/** Where the account is signed in, read from whatever form the backend sends. Texts that were not sent are ''. */
export interface AccountSession {
  readonly id: string;
  readonly device: string;
  /** ISO 8601. */
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

interface AccountSessions {
  readonly sessions: readonly AccountSession[];
  /** How many there are beyond those. */
  readonly more: number;
}

/** The sessions of the account, as many as fit on one page: few people have more than a handful. */
export const useSessions = () =>
  useQuery({
    queryKey: ['account', 'sessions'],
    queryFn: async ({ signal }): Promise<AccountSessions> => {
      const { data, total } = await call('sessions.list', {
        query: { per_page: limits.maxPageSize },
        signal,
      });
      const sessions = data.map((row) => ({
        id: textOf(row.id),
        device: textOf(row.device),
        lastSeenAt: textOf(row.last_seen_at),
        isCurrent: row.current === true,
      }));
      return { sessions, more: Math.max(0, (total ?? 0) - sessions.length) };
    },
    // Somebody comes here to see who is there now.
    staleTime: 0,
  });

const textOf = (raw: unknown): string => (typeof raw === 'string' || typeof raw === 'number' ? `${raw}` : '');
