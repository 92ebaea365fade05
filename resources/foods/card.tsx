import type { Food } from '../../contract/entities';
import { DaysLeft } from '../../src/kit/bin/DaysLeft';
import { PriceText } from '../../src/kit/PriceText';
import type { Card } from '../../src/kit/resourceDeclaration';
import { Thumbnail } from '../../src/kit/Thumbnail';
import { portion, StopBadge } from './columns';

const base: Card<Food> = {
  title: (food) => food.title,
  picture: (food) => <Thumbnail picture={food.images?.[0]} />,
  facts: (food) => [
    <>
      <PriceText value={food.price} />
      {portion(food) && ` · ${portion(food)}`}
    </>,
  ],
};

export const card: Card<Food> = { ...base, status: (food) => <StopBadge food={food} /> };

export const binCard: Card<Food> = {
  ...base,
  status: (food) => <DaysLeft days={food.days_before_deletion} />,
};
