import type { RaRecord } from 'react-admin';
import type { DotTone } from '../../ui/Dot';
import type { MissingParent } from '../declaration/Parents';

export interface ChoiceState {
  readonly tone: DotTone;
  readonly label: string;
}

/** How a page that stands below a record lets one choose it: the point of the menu area. */
export interface ParentChoice {
  /** The resource one chooses from, and the name its id takes among the parents. */
  readonly resource: string;
  readonly parent: string;
  /** The filter field of the search. */
  readonly search: string;
  /** The second line of an entry. */
  facts(record: RaRecord): string;
  /** The address of a small picture; undefined = there is none. */
  picture(record: RaRecord): string | undefined;
  /** How it stands, in a word and a tone. */
  state(record: RaRecord): ChoiceState | undefined;
  /** Where the area that stands below a chosen one begins. */
  home(id: string): string;
  /** Where there is nothing to choose from yet. */
  readonly emptyTo: string;
  /** Said where the address names one that is not there. */
  readonly missing: MissingParent;
  readonly words: {
    readonly label: string;
    readonly title: string;
    readonly search: string;
    readonly empty: string;
    readonly emptyNote: string;
    readonly emptyAction: string;
  };
}
