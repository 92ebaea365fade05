import { sameScalar } from '../contract/sameScalar';
import type { FieldReadProps } from './FieldRenderer';
import { ReadFrame } from './ReadFrame';

/** Read mode of select and radio: the title of the chosen option. */
export const ReadOption = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>
    {field.options.find((option) => sameScalar(option.value, value))?.title ?? ''}
  </ReadFrame>
);
