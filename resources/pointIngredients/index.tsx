import { useCapability } from '../../src/kit/capabilities';
import { ParentChooser } from '../../src/kit/chooser/ParentChooser';
import { placeCrumbs } from '../../src/kit/chooser/placeCrumbs';
import { pointChoice } from '../../src/kit/chooser/pointChoice';
import { useChosenParent } from '../../src/kit/chooser/useChosenParent';
import { defineResource } from '../../src/kit/defineResource';
import { NotOffered } from '../../src/kit/NotOffered';
import { card, columns } from './columns';
import { messages } from './messages';

/** The ingredients of a point, with their allergen flags and the foods they stand in. Read only. */
export const pointIngredients = defineResource({
  name: 'pointIngredients',
  permission: 'menu_ingredients',
  messages,
  breadcrumbs: (parents) => [...placeCrumbs(pointChoice, parents), { key: 'menu', label: messages.area }],
  useMoreParents: (own, page) => {
    const isOffered = useCapability('ingredients.read');
    const place = useChosenParent(pointChoice, own, page);
    return isOffered ? place : { status: 'none', content: <NotOffered {...messages} to="/menu/list" /> };
  },
  list: { columns, card, search: 'title', header: () => <ParentChooser choice={pointChoice} /> },
});
