import type { Point } from '../../contract/entities';
import { DaysLeft } from '../../src/kit/bin/DaysLeft';
import type { Card } from '../../src/kit/resourceDeclaration';
import { StatusBadge } from '../../src/kit/StatusBadge';
import { pointAddress } from './pointAddress';

export const card: Card<Point> = {
  title: (point) => point.title,
  facts: (point) => [pointAddress(point), point.type?.title],
  status: (point) => <StatusBadge status={point.status} />,
};

export const binCard: Card<Point> = {
  title: (point) => point.title,
  facts: (point) => [pointAddress(point), point.type?.title],
  status: (point) => <DaysLeft days={point.days_before_deletion} />,
};
