import { ParentChooser } from '../../kit/chooser/ParentChooser';
import { placeCrumbs } from '../../kit/chooser/placeCrumbs';
import { useChosenParent } from '../../kit/chooser/useChosenParent';
import { defineResource } from '../../kit/declaration/defineResource';
import { useCapability } from '../../kit/parts/capabilities';
import { NotOffered } from '../../kit/parts/NotOffered';
import { pointChoice } from '../shared/pointChoice';
import { card, columns } from './columns';
import { messages } from './messages';

/** The ingredients of a point, with their allergen flags and the foods they stand in. Read only. */
export const pointIngredients = defineResource({
  name: 'pointIngredients',
  permission: 'menu_ingredients',
  routes: { list: '/menu/ingredients?~pointId' },
  messages,
  breadcrumbs: (parents) => [...placeCrumbs(pointChoice, parents), { key: 'menu', label: messages.area }],
  useMoreParents: (own, page) => {
    const isOffered = useCapability('ingredients.read');
    const place = useChosenParent(pointChoice, own, page);
    return isOffered ? place : { status: 'none', content: <NotOffered {...messages} to="/menu/list" /> };
  },
  list: { columns, card, search: 'title', header: () => <ParentChooser choice={pointChoice} /> },
});
