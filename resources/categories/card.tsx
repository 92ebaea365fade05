import type { Category } from '../../contract/entities';
import { DaysLeft } from '../../src/kit/bin/DaysLeft';
import type { Card } from '../../src/kit/resourceDeclaration';
import { CategoryStatus } from './CategoryStatus';
import { heldWords } from './columns';
import { messages } from './messages';

type Row = Category & { id: number | string };

export const card: Card<Row> = {
  title: (category) => category.title,
  facts: (category) => [heldWords(category)],
  status: (category) => <CategoryStatus category={category} />,
};

export const binCard: Card<Row> = {
  title: (category) => category.title,
  facts: (category) => [category.type === 'drink' ? messages.kindDrink : messages.kindFood],
  status: (category) => <DaysLeft days={category.days_before_deletion} />,
};
