import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Capability } from '../../contract/vocabulary';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { CapabilitiesContext } from '../../kit/parts/may';
import { shownError } from '../../kit/parts/shownError';
import { useSayUndoable } from '../../kit/parts/useSayUndoable';
import type { PaletteOption } from './PaletteOption';
import { readTyped } from './readTyped';
import { useVisited } from './usePaletteGroups';

/** So many places are remembered. */
const REMEMBERED = 5;

interface ChooseOptions {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly onClose: () => void;
}

/** What choosing a line does. An act that fails says why and leaves the palette open. */
export const useChoose = ({ typed, setTyped, onClose }: ChooseOptions) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { say } = useSayUndoable();
  const notify = useNotify();
  const capabilities = useContext(CapabilitiesContext);
  const can = (capability: Capability): boolean => capabilities.has(capability);
  const ask = (question: ReactNode): void => notify(question, { type: 'warning', autoHideDuration: null });
  const [visited, setVisited] = useVisited();
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();

  const lead = ({ title, where = '' }: PaletteOption, to: string, isBeside: boolean): void => {
    const rest = visited.filter((each) => each.to !== to);
    setVisited([{ title, where, to }, ...rest].slice(0, REMEMBERED));
    if (isBeside) window.open(to, '_blank', 'noopener');
    else {
      onClose();
      // For pages outside the console, which offer the way back.
      navigate(to, { state: { leftAt: `${pathname}${search}` } });
    }
  };
  const act = async ({ act: own, entry, hit }: NonNullable<PaletteOption['does']>): Promise<void> => {
    setWorking(true);
    setFailure(undefined);
    try {
      const { value } = readTyped(typed, [own]);
      const { resource } = entry;
      const done = await own.run(hit, { resource, value, dataProvider, queryClient, can, ask });
      void queryClient.invalidateQueries({ queryKey: ['search'] });
      onClose();
      if (done) say(done.said, done.undo);
    } catch (error) {
      setFailure(shownError(error, 'errors.common'));
      setWorking(false);
    }
  };
  const choose = (option: PaletteOption, isBeside: boolean): void => {
    if (isWorking) return;
    if (option.types !== undefined) setTyped(option.types);
    else if (option.does) void act(option.does);
    else if (option.to !== undefined) lead(option, option.to, isBeside);
  };
  return { choose, isWorking, failure };
};
