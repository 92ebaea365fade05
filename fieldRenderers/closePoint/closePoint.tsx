import { closureOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import { dateText } from '../dates/dateText';
import type { FieldReadProps, FieldRenderer } from '../FieldRenderer';
import { ReadFrame } from '../ReadFrame';
import { ClosePointInput } from './ClosePointInput';
import { closureTitles } from './closureTitles';

/** The closure in words. */
function ClosePointRead({ field, value }: FieldReadProps) {
  const closure = closureOf(value);
  const titles = closureTitles(field);
  if (closure.status === 'displayed') return <ReadFrame field={field}>{titles.displayed}</ReadFrame>;
  const begin = moment(closure.close_begin_date, closure.close_begin_time);
  const end = moment(closure.close_end_date, closure.close_end_time);
  return (
    <ReadFrame field={field}>
      <div>{text(end ? 'closure.fromTo' : 'closure.from', { state: titles.not_displayed, begin, end })}</div>
      {closure.close_reason && <div>{closure.close_reason}</div>}
      {closure.show_after_time && <div>{text('closure.showAfter')}</div>}
    </ReadFrame>
  );
}

const moment = (date: string, time: string): string => (date ? `${dateText(date)} ${time}`.trim() : '');

export const closePoint: FieldRenderer = { Input: ClosePointInput, Read: ClosePointRead, wide: true };
