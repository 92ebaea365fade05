import type { FieldRenderer } from '../FieldRenderer';
import { GraphicInput } from './GraphicInput';
import { GraphicRead } from './GraphicRead';

export const graphic: FieldRenderer = { Input: GraphicInput, Read: GraphicRead, wide: true };
