import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { SearchHit } from '../../contract/entities';
import type { Capability, PermissionKey } from '../../contract/vocabulary';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import type { Resource } from '../declaration/defineResource';

/** What a resource says of itself to the palette: how its records look there, and what can be done to them. */
export interface PaletteEntry {
  readonly resource: Resource;
  /** The heading over its records. */
  readonly title: string;
  readonly icon: ComponentType;
  /** The address of a small picture. */
  picture?(hit: SearchHit): string | undefined;
  /** A few words at the end of the line: a price, a state. */
  aside?(hit: SearchHit): Aside | undefined;
  readonly acts?: readonly PaletteAct[];
}

export interface Aside {
  readonly words: string;
  /** Drawn as a badge. */
  readonly tone?: 'error' | 'success';
}

/** Something that is done to a record from the palette, at once and with a way back. */
export interface PaletteAct {
  readonly key: string;
  /** Words that begin it, lower case: what follows is looked for. */
  readonly words: readonly string[];
  readonly icon: ComponentType;
  readonly tone?: 'error';
  /** Offered to whoever has this area, or may change this field. */
  readonly permission?: PermissionKey;
  readonly field?: { readonly section: string; readonly name: string };
  /** It wants a number at the end; this is said while there is none. */
  valueHint?(hit: SearchHit): string;
  /** The key of the act that is offered in its place to a record that needs it no more. */
  readonly opposite?: string;
  /** Its name; undefined = there is nothing to do to this record. */
  label(hit: SearchHit): string | undefined;
  /** What it would change. */
  preview?(hit: SearchHit, value: string): string;
  /** undefined = it has asked instead, and what was asked says the rest. */
  run(hit: SearchHit, at: ActTools): Promise<Done | undefined>;
}

export interface ActTools {
  readonly resource: Resource;
  /** The number that was typed, with a point; '' where none is wanted. */
  readonly value: string;
  readonly dataProvider: CarteDataProvider;
  readonly queryClient: QueryClient;
  readonly can: (capability: Capability) => boolean;
  /** Shows a question in the place of notices. */
  readonly ask: (question: ReactNode) => void;
}

export interface Done {
  /** What has happened, for a notice. */
  readonly said: string;
  /** Takes it back; answers what has happened then. */
  readonly undo: () => Promise<string>;
}
