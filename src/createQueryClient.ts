import { QueryClient } from '@tanstack/react-query';
import { HttpError } from '../contract/errors';

const FRESH_MS = 15_000;
const MAX_RETRIES = 2;

/**
 * The query cache of one session. A refusal is not asked again: it would be the same. Without a network a call fails at
 * once and says so, instead of waiting silently for the network. A write is never repeated by itself.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MAX_RETRIES && isPassing(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

const isPassing = (error: unknown): boolean => error instanceof HttpError && error.status >= 500;
