import type { FieldConfig } from '../../contract/fieldConfig';
import { type ClosureValue, closureOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import { dateText } from '../dates/dateText';

/** The names of the two sides of a closure: a venue is closed, other records say it in their section's options. */
export const closureTitles = ({ options }: FieldConfig): Readonly<Record<ClosureValue['status'], string>> => {
  const own = (status: ClosureValue['status']) => options.find(({ value }) => value === status)?.title;
  return {
    displayed: own('displayed') ?? text('closure.displayed'),
    not_displayed: own('not_displayed') ?? text('closure.notDisplayed'),
  };
};

/** A closure in words, line by line: from when to when, why, and what then. */
export const closureLines = (value: unknown, field: FieldConfig): readonly string[] => {
  const { status, ...at } = closureOf(value);
  const titles = closureTitles(field);
  if (status === 'displayed') return [titles.displayed];
  const moment = (date: string, time: string): string => (date ? `${dateText(date)} ${time}`.trim() : '');
  const begin = moment(at.close_begin_date, at.close_begin_time);
  const end = moment(at.close_end_date, at.close_end_time);
  const period = text(end ? 'closure.fromTo' : 'closure.from', { state: titles.not_displayed, begin, end });
  return [period, at.close_reason, at.show_after_time ? text('closure.showAfter') : ''].filter(Boolean);
};
