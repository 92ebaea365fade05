import Stack from '@mui/material/Stack';
import type { Parents } from '../../kit/declaration/Parents';
import { useCapability } from '../../kit/parts/capabilities';
import { ButtonLink } from '../../ui/Button';
import { boardAddress, listAddress, rememberView } from './menuView';
import { messages } from './messages';

interface MenuViewsProps {
  readonly parents: Parents;
  /** The one that is shown. */
  readonly view: 'board' | 'list';
}

/** The two looks of one menu lead to each other, where the backend has both; the last one is remembered. */
export const MenuViews = ({ parents, view }: MenuViewsProps) => {
  const hasBoard = useCapability('menus.board');
  const { menuId, pointId } = parents;
  if (!hasBoard || menuId === undefined || pointId === undefined) return null;
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={messages.menuView}
      sx={{ gap: 1, mb: view === 'list' ? 2 : 0 }}
    >
      {(['board', 'list'] as const).map((each) => (
        <ButtonLink
          key={each}
          to={each === 'board' ? boardAddress(parents) : listAddress(menuId)}
          size="s"
          variant={each === view ? 'secondary' : 'simple'}
          aria-current={each === view ? 'page' : undefined}
          onClick={() => rememberView(each)}
        >
          {messages[each]}
        </ButtonLink>
      ))}
    </Stack>
  );
};
