import type { Point } from '../../contract/entities';
import { useCapability, useIsAreaOpen, useMay } from '../../kit/parts/may';
import { SiblingPages } from '../../kit/parts/SiblingPages';
import { messages } from './messages';
import { menusOf, stopListOf } from './pointChoice';

type Part = 'menus' | 'stopList' | 'codes' | 'staff' | 'data';

interface Way {
  readonly part: Part;
  readonly to: string;
  readonly label: string;
}

/** The ways from a venue to what is sold there, and to what is not, as far as this person may go them (TD-02). */
export const useWays = (pointId: Point['id'] | string): readonly Way[] => {
  const may = useMay();
  const isOpen = useIsAreaOpen();
  const hasStopList = useCapability('stop_list.read') && may('stopList', 'list') && isOpen('menu_stop');
  const parents = { pointId: String(pointId) };
  return [
    may('menus', 'list') && isOpen('menu_list') && way('menus', menusOf(parents)),
    hasStopList && way('stopList', stopListOf(parents)),
  ].filter((each) => each !== false);
};

const way = (part: Part, to: string): Way => ({ part, to, label: messages.parts[part] });

interface VenuePartsProps {
  readonly pointId: string;
  /** The one that is shown. */
  readonly current: Part;
}

/** The parts of a venue, as tabs above each of them. */
export const VenueParts = ({ pointId, current }: VenuePartsProps) => {
  const may = useMay();
  const isOpen = useIsAreaOpen();
  const hasCodes = useCapability('guest') && may('guest', 'qr');
  const hasStaff = useCapability('staff') && may('staff', 'list');
  const id = new URLSearchParams({ pointId });
  const ways = [
    ...useWays(pointId),
    hasCodes && way('codes', `/qr?${id}`),
    hasStaff && way('staff', '/team/staff'),
    may('points', 'one') &&
      isOpen('management_points') &&
      way('data', `/management/points/edit?${new URLSearchParams({ id: pointId })}`),
  ].filter((each) => each !== false);
  const pages = ways.map(({ part, ...link }) => ({ ...link, isCurrent: part === current }));
  if (pages.length < 2) return null;
  return (
    <div className="carte-parts slim">
      <SiblingPages label={messages.venueParts} pages={pages} />
    </div>
  );
};
