import type { RaRecord } from 'ra-core';
import { text } from '../../../i18n/text';
import type { ParentChoice } from './ParentChoice';

/** The menu area stands below a point (2§2): the one parent that several resources share, so it is named here once. */
export const pointChoice: ParentChoice = {
  resource: 'points',
  parent: 'pointId',
  search: 'titleAndAddress',
  facts: (point) => [cityOf(point), point.street, point.house].filter(Boolean).join(', '),
  emptyTo: '/management/points',
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

const cityOf = (point: RaRecord): unknown => point.city?.title ?? point.city_name;
