import type { FieldRenderer } from '../FieldRenderer';
import { NutritionInput } from './NutritionInput';
import { NutritionRead } from './NutritionRead';

export const nutrition: FieldRenderer = { Input: NutritionInput, Read: NutritionRead, wide: true };
