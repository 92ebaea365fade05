import LockOutlined from '@mui/icons-material/LockOutlined';
import {
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { SectionError } from '../../contract/SectionError';
import { createFieldErrors, type FieldErrors } from '../../fieldRenderers/fieldErrors';
import { shownText, text } from '../../i18n/text';
import type { FormTab } from '../declaration/FormTab';
import { ErrorState } from '../parts/ErrorState';
import { FormSkeleton } from './FormSkeleton';
import type { SaveOnTheWay } from './SchemaForm';
import { SectionForm } from './SectionForm';
import type { ChangedTitles } from './useDirty';
import { useFieldConfig } from './useFieldConfig';
import { type FormTabsState, isOtherTab, useFormTabs } from './useFormTabs';
import type { RecordFormProps } from './useSaveRecord';
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard';
import './form.css';

/** More tabs than these stand as a rail at the left where there is room. */
const MAX_ABOVE = 2;

/** The tabs of a form and the section of the one that is shown; asks before a dirty one is left, for another tab too. */
export const TabbedForm = (props: RecordFormProps) => {
  const { form, mode, record } = props;
  const id = useId();
  const sections = useMemo(() => form.tabs.map((tab) => tab.section), [form]);
  const isLocked = mode === 'edit' && (form.isLocked?.(record) ?? false);
  const tabs = useFormTabs(sections, mode, isLocked);
  const section = sections[tabs.current] ?? '';
  const config = useFieldConfig(section, form.bundled?.[section]);

  const changed = useRef<ChangedTitles>(undefined);
  const isGivenUp = useRef(false);
  const saver = useRef<SaveOnTheWay>(null);
  const { question } = useUnsavedChangesGuard(
    () => changed.current?.(),
    () => {
      isGivenUp.current = true;
    },
    { saveFirst: { isFor: isOtherTab, save: async () => (await saver.current?.()) ?? false } },
  );
  // Every tab is a form of its own.
  const [errors, setFieldErrors] = useState(createFieldErrors);
  const [opened, setOpened] = useState(section);
  if (opened !== section) {
    setOpened(section);
    setFieldErrors(createFieldErrors());
  }

  const isReady = config.data !== undefined && (mode === 'create' || record !== undefined);
  const body = () => {
    if (config.error && !config.data) return <SectionFailed error={config.error} onRetry={config.refetch} />;
    if (!isReady || !config.data) return <FormSkeleton />;
    return (
      <SectionForm
        {...props}
        key={section}
        section={section}
        fields={config.data}
        errors={errors}
        tabs={tabs}
        isLocked={isLocked}
        onDirtyChange={(titles) => {
          changed.current = titles;
          if (titles) isGivenUp.current = false;
        }}
        saver={saver}
        isDraftWanted={() => !isGivenUp.current}
        below={
          record &&
          tabs.isOpen &&
          form.tabs.map(({ Glance, ...tab }, at) =>
            Glance && at !== tabs.current ? (
              <Glance key={tab.section} record={record} label={tab.label} onOpen={() => tabs.goTo(at)} />
            ) : null,
          )
        }
      />
    );
  };

  if (form.tabs.length < 2) {
    return (
      <>
        {body()}
        {question}
      </>
    );
  }
  return (
    <div className={form.tabs.length > MAX_ABOVE ? 'carte-railed' : undefined}>
      <FormTabs id={id} tabs={form.tabs} state={tabs} errors={errors} />
      <div {...panelProps(id, tabs.current)}>{body()}</div>
      {question}
    </div>
  );
};

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of a form whose section did not arrive or cannot be read: what happened, and to try again. */
export const SectionFailed = ({ error, onRetry }: Props) => (
  <ErrorState
    error={error instanceof SectionError ? new Error(shownText(error.key)) : error}
    fallback="form.configFailed"
    onRetry={onRetry}
  />
);

interface FormTabsProps {
  readonly id: string;
  readonly tabs: readonly FormTab[];
  readonly state: FormTabsState;
  /** Of the tab that is shown: the others hold no form. */
  readonly errors: FieldErrors;
}

const tabId = (id: string, index: number) => `${id}-tab-${index}`;
const panelId = (id: string) => `${id}-panel`;

/** What makes an element the panel of the current tab. */
const panelProps = (id: string, current: number) => ({
  role: 'tabpanel',
  id: panelId(id),
  'aria-labelledby': tabId(id, current),
});

/**
 * The sections of a form, by the pattern of the ARIA guide: one header is reached with Tab, the arrows move between those that
 * are open, Enter or Space chooses. A locked one says so by its lock and its words. MUI's weigh more than all inputs of a form.
 */
const FormTabs = ({ id, tabs, state: { current, isOpen, goTo }, errors }: FormTabsProps) => {
  const count = useSyncExternalStore(errors.subscribeAll, () => errors.names().length);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.children[current];
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <div
      className="carte-tabs flex line-bottom below-24"
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
            aria-controls={isCurrent ? panelId(id) : undefined}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => isCurrent || goTo(index)}
          >
            {label}
            {tabMark(isLocked, isCurrent ? count : 0)}
          </button>
        );
      })}
    </div>
  );
};

/** Beside the words of a header: a lock, or how many errors stand below. */
const tabMark = (isLocked: boolean, count: number): ReactElement | undefined => {
  if (isLocked) return <LockOutlined fontSize="inherit" />;
  if (count === 0) return undefined;
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
