import type { FieldConfig } from '../../contract/fieldConfig';
import type { ClosureValue } from '../../contract/fields';
import { text } from '../../i18n/text';

/** What the two sides of a closure are called: a venue is closed, other records say it in their section's options. */
export const closureTitles = ({ options }: FieldConfig): Readonly<Record<ClosureValue['status'], string>> => {
  const own = (status: ClosureValue['status']) => options.find(({ value }) => value === status)?.title;
  return {
    displayed: own('displayed') ?? text('closure.displayed'),
    not_displayed: own('not_displayed') ?? text('closure.notDisplayed'),
  };
};
