import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CopyResult } from '../../contract/copies';
import type { CopyAsked, CopyCalls } from './useCopyCalls';

/** What a copy would make, asked of the backend itself, so that it promises nothing else than is done. */
export const useTryOut = (resource: string, asked: CopyAsked | undefined, { tryOut }: CopyCalls) =>
  useQuery<readonly CopyResult[]>({
    // A key of its own: what has just been copied is not tried out again.
    queryKey: ['copies', resource, asked],
    queryFn: ({ signal }) => (asked ? tryOut(asked, signal) : []),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
