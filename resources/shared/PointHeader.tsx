import { useParents } from '../../kit/queryRouter/ParentsContext';
import { VenueParts } from './VenueParts';

/** Above the menus: the parts of the point, which they are one of, */
export const MenusHeader = () => <PartHeader current="menus" />;

/** and the stop list another. */
export const StopListHeader = () => <PartHeader current="stopList" />;

const PartHeader = ({ current }: { readonly current: 'menus' | 'stopList' }) => {
  const { pointId } = useParents();
  return pointId !== undefined && <VenueParts pointId={pointId} current={current} />;
};
