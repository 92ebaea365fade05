import { text } from '../../i18n/text';
import { Skeleton } from '../../ui/Skeleton';

/** A page that is still on its way: the shape of a header and a panel, so that nothing jumps when it comes. */
export const PageSkeleton = () => (
  <div className="grid gap-16" role="status" aria-busy aria-label={text('common.loading')}>
    <Skeleton width="30%" />
    <Skeleton width="45%" height={40} />
    <Skeleton height={320} />
  </div>
);

/** A part of a page that is still on its way. */
export const PartSkeleton = ({ height = 320 }: { readonly height?: number }) => (
  <div role="status" aria-busy aria-label={text('common.loading')}>
    <Skeleton height={height} />
  </div>
);
