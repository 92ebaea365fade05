import LockOutlined from '@mui/icons-material/LockOutlined';
import { type ReactElement, useSyncExternalStore } from 'react';
import type { FieldErrors } from '../../fieldRenderers/fieldErrors';
import { text } from '../../i18n/text';
import type { FormTab } from '../declaration/ResourceDeclaration';
import { TabHeaders } from './TabHeaders';
import type { FormTabsState } from './useFormTabs';

interface Props {
  readonly id: string;
  readonly tabs: readonly FormTab[];
  readonly state: FormTabsState;
  /** Of the tab that is shown: the others hold no form. */
  readonly errors: FieldErrors;
}

const tabId = (id: string, index: number) => `${id}-tab-${index}`;
const panelId = (id: string) => `${id}-panel`;

/** What makes an element the panel of the current tab. */
export const panelProps = (id: string, current: number) => ({
  role: 'tabpanel',
  id: panelId(id),
  'aria-labelledby': tabId(id, current),
});

/** The sections of a form. A locked header says so by its lock and its words, and cannot be clicked. */
export const FormTabs = ({ id, tabs, state, errors }: Props) => {
  const count = useSyncExternalStore(errors.subscribeAll, () => errors.names().length);
  const headers = tabs.map(({ section, label }, index) => {
    const isCurrent = index === state.current;
    const isLocked = !isCurrent && !state.isOpen;
    return {
      key: section,
      id: tabId(id, index),
      label,
      mark: tabMark(isLocked, isCurrent ? count : 0),
      controls: isCurrent ? panelId(id) : undefined,
      isLocked,
      title: isLocked ? text('form.tabLocked') : undefined,
    };
  });
  return (
    <TabHeaders headers={headers} current={state.current} onChoose={state.goTo} label={text('form.tabs')} />
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
