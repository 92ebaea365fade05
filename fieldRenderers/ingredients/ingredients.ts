import type { FieldRenderer } from '../FieldRenderer';
import { IngredientsInput } from './IngredientsInput';
import { IngredientsRead } from './IngredientsRead';

export const ingredients: FieldRenderer = { Input: IngredientsInput, Read: IngredientsRead, wide: true };
