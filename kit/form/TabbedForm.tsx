import LockOutlined from '@mui/icons-material/LockOutlined';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createFieldErrors, type FieldErrors } from '../../fieldRenderers/fieldErrors';
import { text } from '../../i18n/text';
import type { FormTab } from '../declaration/FormTab';
import { FormPart } from './FormPart';
import { OnePage } from './overlays';
import type { SaveOnTheWay } from './SchemaForm';
import type { ChangedTitles } from './useDirty';
import { type FormTabsState, isOtherTab, useFormTabs } from './useFormTabs';
import type { RecordFormProps } from './useSaveRecord';
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard';
import './form.css';

/** More tabs than these stand as a rail at the left where there is room. */
const MAX_ABOVE = 2;

/** The tabs of a form and the section of the one that is shown, or all of them; asks before a dirty one is left, for another tab too. */
export const TabbedForm = (props: RecordFormProps) => {
  const { form, mode, record } = props;
  const id = useId();
  const sections = useMemo(() => form.tabs.map((tab) => tab.section), [form]);
  const isLocked = mode === 'edit' && (form.isLocked?.(record) ?? false);
  const tabs = useFormTabs(sections, mode, isLocked);
  const isOnePage = form.isOnePage === true && tabs.isOpen;
  const { parts, question, propsOf, saveOthers } = useFormParts({ sections, tabs, isOnePage });
  const partAt = (tab: number, place?: HTMLElement | null) => {
    const part = parts[tab];
    return (
      part && (
        <FormPart
          {...props}
          {...propsOf(part)}
          key={part.section}
          tab={tab}
          tabs={tabs}
          isLocked={isLocked}
          bar={place === undefined ? undefined : { place, isOn: tab === tabs.current, saveOthers }}
        />
      )
    );
  };
  if (form.tabs.length < 2) {
    return (
      <>
        {partAt(0)}
        {question}
      </>
    );
  }
  return (
    <div className={form.tabs.length > MAX_ABOVE ? 'carte-railed' : undefined}>
      <FormTabs id={id} tabs={form.tabs} state={tabs} parts={parts} isOnePage={isOnePage} />
      {isOnePage ? (
        <OnePage tabs={form.tabs} state={tabs} panelProps={(tab) => panelProps(id, tab)}>
          {partAt}
        </OnePage>
      ) : (
        <div {...panelProps(id, tabs.current)}>{partAt(tabs.current)}</div>
      )}
      {question}
    </div>
  );
};

/** What the page knows of the form of a section. */
interface Part {
  readonly section: string;
  readonly errors: FieldErrors;
  readonly saver: { current: SaveOnTheWay | null };
  changed: ChangedTitles | undefined;
}

const partsOf = (sections: readonly string[]): readonly Part[] =>
  sections.map((section) => ({
    section,
    errors: createFieldErrors(),
    saver: { current: null },
    changed: undefined,
  }));

interface PartsOptions {
  readonly sections: readonly string[];
  readonly tabs: FormTabsState;
  readonly isOnePage: boolean;
}

/** The forms of a record's tabs, the question before what was typed into them is lost, and the save of several. */
const useFormParts = ({ sections, tabs, isOnePage }: PartsOptions) => {
  const section = sections[tabs.current];
  // Every tab is a form of its own: one that is opened again begins anew.
  const [parts, setParts] = useState(() => partsOf(sections));
  const [opened, setOpened] = useState(section);
  if (opened !== section) {
    setOpened(section);
    if (!isOnePage) setParts(partsOf(sections));
  }
  const isGivenUp = useRef(false);
  const saveCurrent = async (): Promise<boolean> => (await parts[tabs.current]?.saver.current?.()) ?? false;
  const { question } = useUnsavedChangesGuard(
    () => {
      const changed = parts.flatMap((part) => part.changed ?? []);
      return changed.length > 0 ? changed.flatMap((titles) => titles()) : undefined;
    },
    () => {
      isGivenUp.current = true;
    },
    isOnePage
      ? { isLeft: (from, to) => !isOtherTab(from, to) }
      : { saveFirst: { isFor: isOtherTab, save: saveCurrent } },
  );
  const propsOf = (part: Part) => ({
    section: part.section,
    errors: part.errors,
    saver: part.saver,
    onDirtyChange: (titles: ChangedTitles | undefined) => {
      part.changed = titles;
      if (titles) isGivenUp.current = false;
    },
    isDraftWanted: () => !isGivenUp.current,
  });
  /** What was changed elsewhere on the page goes first, each part by its own call. */
  const saveOthers = async (): Promise<boolean> => {
    for (const [at, { changed, saver }] of parts.entries()) {
      if (at === tabs.current || !changed || (await saver.current?.())) continue;
      tabs.goTo(at);
      return false;
    }
    return true;
  };
  return { parts, question, propsOf, saveOthers };
};

interface FormTabsProps {
  readonly id: string;
  readonly tabs: readonly FormTab[];
  readonly state: FormTabsState;
  readonly parts: readonly Pick<Part, 'errors'>[];
  readonly isOnePage: boolean;
}

const tabId = (id: string, index: number) => `${id}-tab-${index}`;
const panelId = (id: string, index: number) => `${id}-panel-${index}`;

/** What makes an element the panel of a tab. */
const panelProps = (id: string, index: number) => ({
  role: 'tabpanel',
  id: panelId(id, index),
  'aria-labelledby': tabId(id, index),
});

/**
 * The sections of a form, by the pattern of the ARIA guide: one header is reached with Tab, the arrows move between those that
 * are open, Enter or Space chooses. A locked one says so by its lock and its words. MUI's weigh more than all inputs of a form.
 */
const FormTabs = ({ id, tabs, state: { current, isOpen, goTo }, parts, isOnePage }: FormTabsProps) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = row.current?.getBoundingClientRect();
    const chosen = row.current?.children[current]?.getBoundingClientRect();
    // The row alone: the page stays where it is read.
    if (place && chosen && (chosen.left < place.left || chosen.right > place.right))
      row.current?.scrollBy({ left: (chosen.left + chosen.right - place.left - place.right) / 2 });
  }, [current]);
  return (
    <div
      className={`carte-tabs flex line-bottom ${isOnePage ? 'sticky below-16' : 'below-24'}`}
      role="tablist"
      aria-label={text('form.tabs')}
      ref={row}
      onKeyDown={moveFocus}
    >
      {tabs.map(({ section, label }, index) => {
        const isCurrent = index === current;
        const isLocked = !isCurrent && !isOpen;
        return (
          <button
            key={section}
            type="button"
            role="tab"
            id={tabId(id, index)}
            title={isLocked ? text('form.tabLocked') : undefined}
            disabled={isLocked}
            aria-selected={isCurrent}
            aria-controls={isCurrent || isOnePage ? panelId(id, index) : undefined}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => isCurrent || goTo(index)}
          >
            {label}
            {isLocked && <LockOutlined fontSize="inherit" />}
            {parts[index] && <TabErrors {...parts[index]} />}
          </button>
        );
      })}
    </div>
  );
};

/** Beside the words of a header: how many errors stand below. */
const TabErrors = ({ errors }: Pick<Part, 'errors'>) => {
  const count = useSyncExternalStore(errors.subscribeAll, () => errors.names().length);
  if (count === 0) return null;
  return (
    <span>
      <span className="count" aria-hidden>
        {count}
      </span>
      <span className="visually-hidden">{text('form.tabErrors', { smart_count: count })}</span>
    </span>
  );
};

/** Where a key leads from the header at `at` of `count`. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  forth: (at, count) => (at + 1) % count,
  back: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The arrows go the way the headers stand: beside each other, or as a rail one below the other. */
const meant = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): string => {
  const isRail = getComputedStyle(currentTarget).flexDirection === 'column';
  if (key === (isRail ? 'ArrowDown' : 'ArrowRight')) return 'forth';
  return key === (isRail ? 'ArrowUp' : 'ArrowLeft') ? 'back' : key;
};

const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[meant(event)];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const open = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')];
  const at = open.findIndex((tab) => tab === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  open[step(at, open.length)]?.focus();
};
