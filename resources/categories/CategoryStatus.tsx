import { styled } from '@mui/material/styles';
import type { Category } from '../../contract/entities';
import { todayAt } from '../../src/kit/form/todayAt';
import { VisibilityBadge } from '../../src/kit/list/VisibilityBadge';
import { visibility } from './actions';
import { hidingOf } from './hiding';

/** Shown or not, and below it what the hide block does about that. */
export const CategoryStatus = ({ category }: { readonly category: Category }) => {
  const hiding = hidingOf(category, todayAt(category.timezone));
  return (
    <>
      <VisibilityBadge isVisible={category.visible} action={visibility} />
      {hiding && <Note>{hiding}</Note>}
    </>
  );
};

const Note = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
  marginTop: theme.spacing(0.5),
}));
