import type { RaRecord } from 'react-admin';
import { unbroken } from '../../contract/texts/unbroken';
import { statusName, statusTone } from '../../fieldRenderers/statuses';
import { text } from '../../i18n/text';
import type { ParentChoice } from '../../kit/chooser/ParentChoice';
import type { Parents } from '../../kit/declaration/Parents';

/** The menu area stands below a point: the one parent that several resources share, so it is named here once. */
export const pointChoice: ParentChoice = {
  resource: 'points',
  parent: 'pointId',
  search: 'titleAndAddress',
  facts: (point) => unbroken([cityOf(point), point.street, point.house].filter(Boolean).join(', ')),
  picture: ({ cover }) => cover?.thumbnailUrl,
  state: ({ status }) =>
    typeof status === 'string' && status !== ''
      ? { tone: statusTone(status), label: statusName(status) }
      : undefined,
  emptyTo: '/management/points',
  home: (pointId) => menusOf({ pointId }),
  get missing() {
    return {
      title: text('list.point.missing'),
      hint: text('list.point.missingHint'),
      ways: [
        { to: MENUS, label: text('list.point.toMenus') },
        { to: '/management/points/deleted', label: text('list.point.toDeleted') },
      ],
    };
  },
  get words() {
    return {
      label: text('list.point.label'),
      title: text('list.point.title'),
      search: text('list.point.search'),
      empty: text('list.point.empty'),
      emptyNote: text('list.point.emptyNote'),
      emptyAction: text('list.point.emptyAction'),
    };
  },
};

/** The menus of the point that a page stands below; of the remembered one where it is not known. */
export const menusOf = (parents: Parents): string => belowPoint(MENUS, parents);

export const stopListOf = (parents: Parents): string => belowPoint('/menu/stop', parents);

const belowPoint = (path: string, { pointId }: Parents): string =>
  pointId === undefined ? path : `${path}?${new URLSearchParams({ pointId })}`;

const MENUS = '/menu/list';

const cityOf = (point: RaRecord): unknown => point.city?.title ?? point.city_name;
