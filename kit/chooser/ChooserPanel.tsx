import { useRef } from 'react';
import { useNavigate } from 'react-admin';
import { useLocation } from 'react-router';
import styles from '../choice/choice.module.css';
import { SidePanel } from '../parts/SidePanel';
import { ChoiceList } from './ChoiceList';
import type { ParentChoice } from './ParentChoice';
import { useChoice } from './useChosenParent';

interface ChooserPanelProps {
  readonly choice: ParentChoice;
  readonly chosen: string | undefined;
  readonly onClosed: () => void;
}

/** The choice of another parent, beside the list it belongs to. */
export const ChooserPanel = ({ choice, chosen, onClosed }: ChooserPanelProps) => {
  const choose = useChoose(choice);
  const picked = useRef<string>(undefined);
  // Another choice is another page, so it is made when the panel is gone: nothing is torn away under it.
  const leave = (): void => {
    onClosed();
    if (picked.current !== undefined) choose(picked.current);
  };
  return (
    <SidePanel title={choice.words.title} onClosed={leave}>
      {(close) => (
        <ChoiceList
          choice={choice}
          chosen={chosen}
          className={styles.panelList ?? ''}
          onChoose={(id) => {
            picked.current = id;
            close();
          }}
        />
      )}
    </SidePanel>
  );
};

/** Chooses another parent: it is remembered, and an address that names one names the other. */
const useChoose = (choice: ParentChoice): ((id: string) => void) => {
  const [, remember] = useChoice(choice);
  const { search } = useLocation();
  const navigate = useNavigate();
  return (id) => {
    remember(id);
    if (new URLSearchParams(search).has(choice.parent)) {
      navigate({ search: `?${new URLSearchParams({ [choice.parent]: id })}` });
    }
  };
};
