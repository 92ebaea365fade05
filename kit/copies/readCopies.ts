import type { CopyResult, SameDish } from '../../contract/copies';
import { isRecord } from '../../contract/isRecord';

/** The answer of a copy, parent by parent; what of it cannot be read counts as nothing. */
export const readCopies = (raw: unknown): readonly CopyResult[] => records(raw).map(readCopy);

const readCopy = (raw: Raw): CopyResult => {
  const made = isRecord(raw.made) ? raw.made : {};
  return {
    point_id: number(raw.point_id),
    title: words(raw.title),
    status: STATUSES.find((each) => each === raw.status) ?? 'unchanged',
    made: { menus: number(made.menus), categories: number(made.categories), foods: number(made.foods) },
    updated: number(raw.updated),
    skipped: number(raw.skipped),
    same: records(raw.same).map(readSame),
    refused: records(raw.refused).map(({ title, reason }) => ({
      title: words(title),
      reason: words(reason),
    })),
    notes: list(raw.notes).map(words),
    ids: list(raw.ids).map(number),
    change_id: typeof raw.change_id === 'number' ? raw.change_id : null,
  };
};

const STATUSES = ['done', 'unchanged', 'missing'] as const;

const readSame = ({ id, title, before, after }: Raw): SameDish => ({
  id: number(id),
  title: words(title),
  before: isRecord(before) ? before : {},
  after: isRecord(after) ? after : {},
});

type Raw = Readonly<Record<string, unknown>>;

const list = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);
const records = (raw: unknown): readonly Raw[] => list(raw).filter(isRecord);
const words = (raw: unknown): string => (typeof raw === 'string' ? raw : '');
const number = (raw: unknown): number => (typeof raw === 'number' ? raw : 0);
