import { useMemo } from 'react';
import type { Menu } from '../../contract/entities';
import { rawFields } from '../../contract/sections/rawFields';
import type { ResourceForm } from '../../kit/declaration/ResourceDeclaration';
import { useParentRecord } from '../../kit/parts/useParentRecord';
import { withUrlPrefix } from '../shared/withUrlPrefix';
import { messages } from './messages';

/** A menu of a point; its address stands under the point's. */
export const form: ResourceForm<Menu> = {
  tabs: [{ section: 'menu_general', label: messages.tabGeneral }],
  bundled: {
    menu_general: async () =>
      rawFields('menu_general', (await import('../../contract/sections/menu')).menuGeneral),
  },
  // Without hours a menu is shown at any time; the form offers to set some, and starts them as it starts a point's.
  defaults: { visible: true, graphic: null },
  isHere: ({ point }, { pointId }) => point?.id === undefined || String(point.id) === pointId,
  useFields: (fields, { parents }) => {
    // Without the point the form still works, only its address is shown short.
    const { data: point, isPending } = useParentRecord('points', parents.pointId);
    return useMemo(
      () => (isPending ? undefined : withUrlPrefix(fields, [point?.url])),
      [fields, point, isPending],
    );
  },
};
