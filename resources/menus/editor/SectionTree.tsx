import { useDraggable } from '@dnd-kit/core';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import { text } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { createListeners } from '../../../ui/createListeners';
import { Glyph } from '../../../ui/Glyph';
import type { Section } from './board';
import styles from './editor.module.css';

/** The key of the category at the top of the rows, apart from them: they scroll past it without being drawn anew. */
export interface Top {
  readonly current: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  readonly put: (key: string) => void;
}

export const createTop = (): Top => {
  let current = '';
  const { subscribe, tell } = createListeners();
  return {
    current: () => current,
    subscribe,
    put: (key) => {
      current = key;
      tell();
    },
  };
};

interface SectionTreeProps {
  readonly sections: readonly Section[];
  /** The one whose rows are in sight. */
  readonly top: Top;
  readonly canOrder: boolean;
  readonly onChoose: (key: string) => void;
  /** Moves one a step up or down. */
  readonly onStep: (key: string, by: 1 | -1) => void;
  readonly onAdd: (() => void) | undefined;
}

/** The categories of the menu: a column beside the rows, a line of chips above them where there is less room. */
export const SectionTree = ({ sections, top, canOrder, onChoose, onStep, onAdd }: SectionTreeProps) => {
  const current = useSyncExternalStore(top.subscribe, top.current);
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chip of another category is brought into sight
  useEffect(() => {
    const box = list.current;
    const chip = box?.querySelector<HTMLElement>('[aria-current]');
    if (!chip || !box || box.scrollWidth <= box.clientWidth) return;
    box.scrollTo?.({ left: chip.offsetLeft - box.offsetLeft - CHIP_INSET });
  }, [current]);
  if (sections.length === 0) return null;
  return (
    <nav className={styles.tree} aria-label={text('editor.tree')}>
      <p className={styles.treeTitle} aria-hidden>
        {text('editor.tree')}
        <span>{sections.reduce((sum, { rows }) => sum + rows.length, 0)}</span>
      </p>
      <ul className="stack gap-2" ref={list}>
        {sections.map((section) => (
          <Node
            key={section.key}
            section={section}
            isCurrent={section.key === current}
            canOrder={canOrder}
            onChoose={onChoose}
            onStep={onStep}
          />
        ))}
      </ul>
      {onAdd && (
        <Button
          variant="simple"
          size="s"
          icon={<AddOutlined />}
          className={`above-8 ${styles.addSection}`}
          onClick={onAdd}
        >
          {text('editor.addSection')}
        </Button>
      )}
    </nav>
  );
};

/** px. */
const CHIP_INSET = 16;

interface NodeProps extends Pick<SectionTreeProps, 'canOrder' | 'onChoose' | 'onStep'> {
  readonly section: Section;
  readonly isCurrent: boolean;
}

/** Of one category; the others are not drawn again when a dish of it changes. */
const Node = memo(({ section, isCurrent, canOrder, onChoose, onStep }: NodeProps) => {
  const { key, title, rows, isShown } = section;
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id: `section ${key}` });
  const grip = useRef<HTMLButtonElement>(null);
  return (
    <li className="row" ref={setNodeRef} data-node={key}>
      {canOrder && (
        <button
          ref={(element) => {
            grip.current = element;
            setActivatorNodeRef(element);
          }}
          type="button"
          {...listeners}
          className={`${styles.handle} ${styles.grip}`}
          aria-label={text('editor.handleSection', { name: title })}
          title={text('editor.handleSectionHint')}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            onStep(key, event.key === 'ArrowDown' ? 1 : -1);
            requestAnimationFrame(() => grip.current?.focus());
          }}
        >
          <Glyph name="grip" />
        </button>
      )}
      <button
        type="button"
        className="row grow gap-8 round ink medium left anywhere hyphens hover-sunken"
        aria-current={isCurrent ? 'true' : undefined}
        data-off={!isShown || undefined}
        onClick={() => onChoose(key)}
      >
        <span className="grow">{title}</span>
        <small className="figures">{rows.length}</small>
      </button>
    </li>
  );
});
Node.displayName = 'Node';
