import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';
import type { CopyResult, OnConflict, SameDish } from '../../contract/copies';
import { endpointOf, isEndpointKey } from '../../contract/endpoints';
import { isRecord } from '../../contract/isRecord';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { decodeKindId, wireId } from '../../dataProvider/kindId';
import { type Outcome, readOutcome } from '../change/outcomes';
import { type Change, useAct } from '../change/useAct';
import type { Resource } from '../declaration/defineResource';
import { ResourcesContext } from '../declaration/ResourcesContext';

export interface CopyAsked {
  readonly ids: readonly Identifier[];
  readonly onConflict?: OnConflict;
}

/** A parent that records are copied to. */
interface Place {
  readonly id: number;
}

/** Outcome of a copy in one parent. */
export interface CopyOutcome extends Outcome, Omit<CopyResult, 'point_id' | 'status' | 'change_id'> {
  readonly id: number;
  readonly title: string;
}

/** Copy of records to other parents, or, with none named, where they stand; after it, lists and boards are read again. */
export const useCopyChange = (resource: Resource, about: CopyAsked) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const all = useContext(ResourcesContext);
  const change: Change<Place, CopyOutcome, CopyAsked> = {
    about,
    propose: async (places, { about: { ids, onConflict }, dry, via }) => {
      const key = `${resource.name}.copy`;
      if (!isEndpointKey(key)) throw new Error(`Expected a call ${key} in the table, got none.`);
      const own = ids.map((id) => wireId(resource.routes.edit?.kindIds ? decodeKindId(id).id : id));
      const isOfOne = endpointOf(key).path.includes('{id}');
      const answer: unknown = await dataProvider.call(key, {
        ...(isOfOne && { params: { id: String(own[0]) } }),
        body: {
          ...(!isOfOne && { ids: own }),
          ...(places.length > 0 && { to: places.map(({ id }) => id) }),
          ...(onConflict && { on_conflict: onConflict }),
          ...dry,
        },
        ...via,
      });
      return { results: records(isRecord(answer) ? answer.results : undefined).map(readCopy) };
    },
    readAgain: () => {
      // What is copied brings along what hangs under it: any list may show some of it.
      for (const name of new Set([resource.name, ...all.map((each) => each.name), 'changes']))
        void queryClient.invalidateQueries({ queryKey: [name] });
    },
  };
  return { change, ...useAct(change) };
};

type Raw = Readonly<Record<string, unknown>>;

/** What of it cannot be read counts as nothing. */
const readCopy = (raw: Raw): CopyOutcome => {
  const made = isRecord(raw.made) ? raw.made : {};
  return {
    status: 'unchanged',
    ...readOutcome(raw),
    id: number(raw.point_id),
    title: words(raw.title),
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
  };
};

const readSame = ({ id, title, before, after }: Raw): SameDish => ({
  id: number(id),
  title: words(title),
  before: isRecord(before) ? before : {},
  after: isRecord(after) ? after : {},
});

const list = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);
const records = (raw: unknown): readonly Raw[] => list(raw).filter(isRecord);
const words = (raw: unknown): string => (typeof raw === 'string' ? raw : '');
const number = (raw: unknown): number => (typeof raw === 'number' ? raw : 0);
