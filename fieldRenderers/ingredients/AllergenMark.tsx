import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { text } from '../../i18n/text';

/** The sign of an allergen; the word is for screen readers and for those who hover. */
export const AllergenMark = () => (
  <Sign title={text('ingredients.allergen')}>
    <WarningIcon fontSize="small" color="warning" titleAccess={text('ingredients.allergen')} />
  </Sign>
);

const Sign = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  verticalAlign: 'middle',
  marginLeft: theme.spacing(0.75),
}));
