import { asBoolean } from '../contract/asBoolean';
import { text } from '../i18n/text';
import type { FieldReadProps } from './FieldRenderer';
import { ReadFrame } from './ReadFrame';

/** Read mode of checkbox and toggle. */
export const ReadOnOff = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>{text(asBoolean(value) === true ? 'common.yes' : 'common.no')}</ReadFrame>
);
