import { useQueryClient } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';
import type { CopyResult, OnConflict, SameDish } from '../../contract/copies';
import { endpointOf, isEndpointKey } from '../../contract/endpoints';
import { isRecord } from '../../contract/isRecord';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { decodeKindId, wireId } from '../../dataProvider/kindId';
import type { Resource } from '../declaration/defineResource';
import { ResourcesContext } from '../declaration/ResourcesContext';
import { takeBackWhole } from '../history/takeBackWhole';

export interface CopyAsked {
  readonly ids: readonly Identifier[];
  /** The parents it goes to; absent = it is doubled where it stands. */
  readonly to?: readonly number[];
  readonly onConflict?: OnConflict;
}

export interface CopyCalls {
  /** `key` names the press: sent again, it makes no second copy. */
  readonly copy: (asked: CopyAsked, key: string) => Promise<readonly CopyResult[]>;
  /** What it would make. */
  readonly tryOut: (asked: CopyAsked, signal: AbortSignal) => Promise<readonly CopyResult[]>;
  /** Takes back everything that a copy has made in one parent. */
  readonly takeBack: (changeId: number) => Promise<void>;
}

/** The calls behind copying; after each that writes, lists and boards are read again. */
export const useCopyCalls = (resource: Resource): CopyCalls => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const all = useContext(ResourcesContext);
  return useMemo(() => {
    const send = async (
      { ids, to, onConflict }: CopyAsked,
      { isDry, ...options }: { isDry?: true; idempotencyKey?: string; signal?: AbortSignal },
    ): Promise<readonly CopyResult[]> => {
      const key = `${resource.name}.copy`;
      if (!isEndpointKey(key)) throw new Error(`Expected a call ${key} in the table, got none.`);
      const own = ids.map((id) => wireId(resource.routes.edit?.kindIds ? decodeKindId(id).id : id));
      const isOfOne = endpointOf(key).path.includes('{id}');
      const answer: unknown = await dataProvider.call(key, {
        ...(isOfOne && { params: { id: String(own[0]) } }),
        body: {
          ...(!isOfOne && { ids: own }),
          ...(to && { to }),
          ...(onConflict && { on_conflict: onConflict }),
          ...(isDry && { dry_run: true }),
        },
        ...options,
      });
      return readCopies(isRecord(answer) ? answer.results : undefined);
    };
    const readAgain = (): void => {
      // What is copied brings along what hangs under it: any list may show some of it.
      for (const name of new Set([resource.name, ...all.map((each) => each.name), 'changes']))
        void queryClient.invalidateQueries({ queryKey: [name] });
    };
    return {
      copy: async (asked, key) => {
        const results = await send(asked, { idempotencyKey: key });
        readAgain();
        return results;
      },
      tryOut: (asked, signal) => send(asked, { isDry: true, signal }),
      takeBack: async (id) => {
        await takeBackWhole(dataProvider, id);
        readAgain();
      },
    };
  }, [all, dataProvider, queryClient, resource]);
};

/** The answer of a copy, parent by parent; what of it cannot be read counts as nothing. */
const readCopies = (raw: unknown): readonly CopyResult[] => records(raw).map(readCopy);

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
