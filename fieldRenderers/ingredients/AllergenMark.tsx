import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { text } from '../../i18n/text';

/** The sign of an allergen and the word for it, the same for eyes and ears. */
export const AllergenMark = ({ id }: { id?: string }) => (
  <Sign {...(id && { id })}>
    <WarningIcon fontSize="small" color="warning" />
    {text('ingredients.allergenMark')}
  </Sign>
);

const Sign = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  verticalAlign: 'middle',
  marginLeft: theme.spacing(0.75),
}));
