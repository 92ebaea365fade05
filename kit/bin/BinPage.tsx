import type { PageProps } from '../declaration/defineResource';
import { ListView } from '../list/ListView';
import { ResourceHeader } from '../parts/ResourceHeader';

/** The deleted-items mode of the generic list: restore, or destroy for good. */
export const BinPage = ({ resource }: PageProps) => (
  <>
    <ResourceHeader resource={resource} kind="deleted" />
    <ListView resource={resource} kind="deleted" />
  </>
);
