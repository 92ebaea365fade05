import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { text } from '../../i18n/text';
import './ingredients.css';

/** The sign of an allergen and the word for it, the same for eyes and ears. */
export const AllergenMark = ({ id }: { id?: string }) => (
  <span className="carte-allergen inline gap-4 text-small light" {...(id && { id })}>
    <WarningIcon fontSize="small" color="warning" />
    {text('ingredients.allergenMark')}
  </span>
);
