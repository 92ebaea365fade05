import { type ReactNode, useContext, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { endpointOf } from '../../contract/endpoints';
import { CAPABILITIES, type Capability } from '../../contract/vocabulary';
import { Button } from '../../ui/Button';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import type { Action, BulkAct } from '../declaration/BulkAct';
import type { Resource } from '../declaration/defineResource';
import { takesMany } from '../declaration/knownCalls';
import type { RowAction } from '../declaration/ResourceDeclaration';
import { callNameOf } from '../declaration/verbs';
import { mayLoseForms } from '../form/unsavedForms';
import { useListMode } from '../listMode/ListMode';
import { countOf } from '../parts/countOf';
import { CapabilitiesContext, useMay } from '../parts/may';
import { useOnceReady } from '../parts/useOnceReady';
import { useParents } from '../queryRouter/ParentsContext';

const RunAction = lazyWithPreload(async () => (await import('./RunAction')).RunAction);

const capabilityOf = ({ call }: Action): Capability | undefined =>
  CAPABILITIES.find((each) => each === endpointOf(call).capability);

/** Declared actions as entries of a row's menu. */
export const rowActionsOf = (actions: readonly Action[]): readonly RowAction[] =>
  actions.map((action) => ({
    key: action.call,
    label: () => action.label,
    call: callNameOf(action.call),
    ...(action.icon && { icon: action.icon }),
    ...(action.when && { isFor: action.when }),
    render: ({ record, onClose }) => <OnRow action={action} record={record} onClosed={onClose} />,
  }));

/** Those whose call takes many records, as buttons over ticked rows. */
export const bulkActsOf = (actions: readonly Action[]): readonly BulkAct[] =>
  actions
    .filter(({ call }) => takesMany(call))
    .map((action) => {
      const capability = capabilityOf(action);
      return {
        key: action.call,
        label: action.label,
        call: callNameOf(action.call),
        ...(action.icon && { Icon: action.icon }),
        ...(capability && { capability }),
        Dialog: ({ target, onClosed }) => <RunAction {...{ action, target, onClosed }} />,
      };
    });

interface OnRecordProps {
  readonly action: Action;
  readonly record: RaRecord;
  readonly onClosed: () => void;
  readonly readAgain?: () => void;
}

const OnRow = (props: OnRecordProps) => <OnRecord {...props} resource={useListMode().resource} />;

interface OnResourceProps extends OnRecordProps {
  readonly resource: Resource;
}

const OnRecord = ({ resource, action, record, ...rest }: OnResourceProps) => {
  const parents = useParents();
  const target = {
    resource: resource.name,
    ids: [record.id],
    parents,
    countOf: (count: number) => countOf(resource, count),
    ...(rest.readAgain && { readAgain: rest.readAgain }),
  };
  return (
    <RunAction
      action={action}
      target={target}
      one={{ ...record, what: resource.represent(record) }}
      onClosed={rest.onClosed}
    />
  );
};

interface FormActionsProps {
  readonly resource: Resource;
  /** What was done changes the record that stands in the form. */
  readonly readAgain: () => void;
}

/** Declared actions as buttons above the form of the record around them; where that is only read they are the main ones. */
export const FormActions = ({ resource, readAgain }: FormActionsProps): ReactNode => {
  const may = useMay();
  const capabilities = useContext(CapabilitiesContext);
  const record = useRecordContext();
  if (!record) return null;
  const isOffered = (action: Action): boolean => {
    const { resource: group, verb } = callNameOf(action.call);
    const needed = capabilityOf(action);
    return (
      (needed === undefined || capabilities.has(needed)) &&
      may(group, verb) &&
      (action.when?.(record) ?? true)
    );
  };
  return resource.actions
    ?.filter(isOffered)
    .map((action) => <FormAction key={action.call} {...{ resource, action, record, readAgain }} />);
};

const FormAction = ({ action, ...at }: Omit<OnResourceProps, 'onClosed'>) => {
  const isMain = at.resource.form?.whyLocked?.(at.record) !== undefined;
  const [isOpen, setOpen] = useState(false);
  const ready = useOnceReady(RunAction, () => setOpen(true));
  // The form reads its record again then: what is not saved in it would be gone without a word.
  const open = async (): Promise<void> => {
    if (await mayLoseForms()) ready();
  };
  const Icon = action.icon;
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'outlined'}
        {...(Icon && { icon: <Icon />, className: 'carte-sign' })}
        onClick={() => void open()}
      >
        <span>{action.label}</span>
      </Button>
      {isOpen && <OnRecord {...at} action={action} onClosed={() => setOpen(false)} />}
    </>
  );
};
