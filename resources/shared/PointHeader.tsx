import { ParentChooser } from '../../kit/chooser/ParentChooser';
import { useParents } from '../../kit/queryRouter/ParentsContext';
import { pointChoice } from './pointChoice';
import { VenueParts } from './VenueParts';

/** Whose menu area this is, above a list of it, and the way to another point's. */
export const PointHeader = () => <ParentChooser choice={pointChoice} />;

/** The same beside the parts of the point, which the menus are one of, */
export const MenusHeader = () => <PartHeader current="menus" />;

/** and the stop list another. */
export const StopListHeader = () => <PartHeader current="stopList" />;

const PartHeader = ({ current }: { readonly current: 'menus' | 'stopList' }) => {
  const { pointId } = useParents();
  if (pointId === undefined) return <PointHeader />;
  return (
    <VenueParts pointId={pointId} current={current}>
      <PointHeader />
    </VenueParts>
  );
};
