import { type ReactNode, useMemo, useRef } from 'react';
import type { Path } from 'react-router';
import { text } from '../../../i18n/text';
import { UnsavedBesideContext, useUnsavedChangesGuard } from '../../../kit/form/useUnsavedChangesGuard';

interface CellsGuardProps {
  /** How many cells and lines are not saved, asked when it matters. */
  readonly unsaved: () => number;
  /** The dish beside the rows, if one is open: its form asks, about the rows too. */
  readonly children: ReactNode;
}

/** Asks before the menu is left with cells that are not saved; inside the menu nothing is lost. */
export const CellsGuard = ({ unsaved, children }: CellsGuardProps) => {
  const latest = useRef(unsaved);
  latest.current = unsaved;
  const beside = useMemo(() => ({ unsaved: () => words(latest.current()), isLeft: isOtherPage }), []);
  if (!children) return <Question unsaved={unsaved} />;
  return <UnsavedBesideContext value={beside}>{children}</UnsavedBesideContext>;
};

const Question = ({ unsaved }: Pick<CellsGuardProps, 'unsaved'>) =>
  useUnsavedChangesGuard(() => words(unsaved()), undefined, { isLeft: isOtherPage }).question;

const words = (count: number): readonly string[] | undefined =>
  count > 0 ? [text('editor.unsaved', { smart_count: count })] : undefined;

const isOtherPage = (from: Path, to: Path): boolean =>
  from.pathname !== to.pathname || menuOf(from) !== menuOf(to);

const menuOf = ({ search }: Path): string | null => new URLSearchParams(search).get('menuId');
