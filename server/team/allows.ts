import type { Need } from '../../contract/needs';
import { presets, type Rights } from './presets';

/** Whether a role does not narrow anything: the owner's, which holds also what nobody has named yet. */
export const isUnlimited = ({ levels }: Pick<Rights, 'levels'>): boolean => levels === presets.owner.levels;

export const allows = (rights: Pick<Rights, 'levels'>, need: Need | undefined): boolean =>
  need === undefined ||
  isUnlimited(rights) ||
  need.keys.some((key) => rights.levels[key]?.includes(need.level));
