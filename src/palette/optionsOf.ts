import type { SearchHit } from '../../contract/entities';
import type { PaletteAct, PaletteEntry } from '../../kit/palette/PaletteEntry';
import { consoleIdOf, parentsOf, recordAddress } from '../../kit/queryRouter/useAddress';
import type { PaletteOption } from './PaletteOption';
import type { Meant } from './readTyped';

/** Venue, menu, category: where a thing of that name is. */
const whereOf = ({ where }: SearchHit): string => where.join(' › ');

/** What was found of one kind of record, each leading to where one works with it. */
export const foundOptions = (entry: PaletteEntry, hits: readonly SearchHit[]): readonly PaletteOption[] =>
  hitsOf(entry, hits).map((hit) => {
    const [to, picture, aside] = [targetOf(entry, hit), entry.picture?.(hit), entry.aside?.(hit)];
    return {
      key: `${entry.resource.name} ${hit.id}`,
      title: hit.title,
      where: whereOf(hit),
      icon: entry.icon,
      ...(to !== undefined && { to }),
      ...(picture !== undefined && { picture }),
      ...(aside?.words && { aside }),
    };
  });

/**
 * What can be done: the act that was said, or its opposite, to everything that was found; where none was said, each act to the best of its kind.
 * `may` says whether this person is offered the act.
 */
export const actOptions = (
  entries: readonly PaletteEntry[],
  hits: readonly SearchHit[],
  { act: said, value, may }: Meant & { may(entry: PaletteEntry, act: PaletteAct): boolean },
): readonly PaletteOption[] =>
  entries.flatMap((entry) => {
    const own = hitsOf(entry, hits);
    const acts = (entry.acts ?? []).filter((act) => isMeant(act, said) && may(entry, act));
    // A number that was typed is meant for the act that wants one.
    const sorted = value === '' ? acts : acts.toSorted((one, other) => wants(other) - wants(one));
    return (said ? own : own.slice(0, 1)).flatMap((hit) =>
      sorted.flatMap((act) => actOption({ act, entry, hit }, value)),
    );
  });

const isMeant = (act: PaletteAct, said: PaletteAct | undefined): boolean =>
  said === undefined || act === said || act.key === said.opposite;

const wants = ({ valueHint }: PaletteAct): number => (valueHint ? 1 : 0);

const actOption = (does: NonNullable<PaletteOption['does']>, value: string): readonly PaletteOption[] => {
  const { act, entry, hit } = does;
  const label = act.label(hit);
  if (label === undefined) return [];
  const shown = {
    key: `${act.key} ${entry.resource.name} ${hit.id}`,
    lead: label,
    title: hit.title,
    icon: act.icon,
    ...(act.tone && { tone: act.tone }),
  };
  if (!act.valueHint) return [{ ...shown, where: whereOf(hit), does }];
  if (value !== '')
    return [{ ...shown, where: whereOf(hit), does, aside: { words: act.preview?.(hit, value) ?? value } }];
  const aside = entry.aside?.(hit);
  return [
    {
      ...shown,
      where: act.valueHint(hit),
      types: `${act.words[0] ?? ''} ${hit.title} `.trimStart(),
      ...(aside && !aside.tone && { aside }),
    },
  ];
};

const hitsOf = ({ resource }: PaletteEntry, hits: readonly SearchHit[]): readonly SearchHit[] =>
  hits.filter((hit) => hit.resource === resource.name);

/** Where its list leads on a click: what it holds, or its form. */
const targetOf = ({ resource }: PaletteEntry, hit: SearchHit): string | undefined => {
  const id = consoleIdOf(resource, hit);
  const inside =
    id === undefined ? undefined : resource.list.target?.({ ...hit.record, id }, parentsOf(hit.place));
  return inside ?? recordAddress(resource, hit);
};
