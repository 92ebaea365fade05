import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type RaRecord, ResourceContextProvider } from 'react-admin';
import { PlaceContext } from '../../../fieldRenderers/placeContext';
import { text } from '../../../i18n/text';
import type { Resource } from '../../../kit/declaration/defineResource';
import type { Parents } from '../../../kit/declaration/Parents';
import { TabbedForm } from '../../../kit/form/TabbedForm';
import { type FormRecord, useFormRecord } from '../../../kit/form/useFormRecord';
import { useUnsavedChangesGuard } from '../../../kit/form/useUnsavedChangesGuard';
import { HistoryButton } from '../../../kit/history/HistoryButton';
import { ErrorState } from '../../../kit/parts/ErrorState';
import { isMissing } from '../../../kit/parts/shownError';
import { ParentsContext } from '../../../kit/queryRouter/ParentsContext';
import { FormGuests } from '../../../kit/visibility/FormGuests';
import { EmptyDrawing } from '../../../ui/drawings/EmptyDrawing';
import { IconButton } from '../../../ui/IconButton';
import { Placeholder } from '../../../ui/Placeholder';
import type { Dish } from './board';
import styles from './editor.module.css';

export interface DishPanelProps {
  readonly dish: Dish;
  /** Where it stands: its category, and which of how many it is. */
  readonly place: string;
  readonly foods: Resource;
  readonly parents: Parents;
  readonly onKeep: (record: RaRecord) => void;
  /** A change of it was taken back. */
  readonly onUndone: () => void;
  /** Opens the one before or after; absent = there is none. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A dish beside the list: the form of its page, saved without leaving the menu. */
export const DishPanel = (props: DishPanelProps) => {
  const { dish, foods, parents, onUndone, onClose } = props;
  const panel = useRef<HTMLElement>(null);
  // Another round reads the record again, as a form of its own.
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another dish is another panel to be read from its top
  useEffect(() => panel.current?.focus({ preventScroll: true }), [dish.id]);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-label={dish.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <ResourceContextProvider value={foods.name}>
        <ParentsContext value={parents}>
          <PlaceContext value={parents}>
            <Panel
              key={`${dish.id} ${round}`}
              {...props}
              round={round}
              onUndone={() => {
                setRound(round + 1);
                onUndone();
              }}
            />
          </PlaceContext>
        </ParentsContext>
      </ResourceContextProvider>
    </aside>
  );
};

const Panel = ({
  dish,
  place,
  foods,
  round,
  onKeep,
  onUndone,
  ...ways
}: DishPanelProps & { readonly round: number }) => {
  const read = useFormRecord(foods, String(dish.id), round);
  return (
    <>
      <header className={`panel-head flex wrap rigid start gap-2 ${styles.panelHead}`}>
        <h2 className="fill clip anywhere hyphens">{dish.title}</h2>
        <HistoryButton resource={foods} id={String(dish.id)} onUndone={onUndone} />
        <IconButton label={text('editor.previous')} disabled={!ways.onPrevious} onClick={ways.onPrevious}>
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton label={text('editor.next')} disabled={!ways.onNext} onClick={ways.onNext}>
          <ArrowDownward fontSize="small" />
        </IconButton>
        <IconButton label={text('common.close')} onClick={ways.onClose}>
          <Close fontSize="small" />
        </IconButton>
        <div className="full row wrap gap-2 gap-x-12 muted text-small">
          {!read.error && <FormGuests resource={foods} record={read.record} />}
          {place}
        </div>
      </header>
      <PanelForm read={read} foods={foods} onKeep={onKeep} />
    </>
  );
};

interface PanelFormProps {
  readonly read: FormRecord;
  readonly foods: Resource;
  readonly onKeep: (record: RaRecord) => void;
}

const PanelForm = ({ read, foods, onKeep }: PanelFormProps) => {
  const form = useMemo(() => foods.form && { ...foods.form, afterSave: () => 'stay' as const }, [foods]);
  if (read.error)
    return (
      <>
        {isMissing(read.error) ? (
          <Placeholder
            role="alert"
            drawing={<EmptyDrawing />}
            title={foods.messages.missing}
            message={foods.messages.missingHint}
          />
        ) : (
          <ErrorState error={read.error} fallback="form.recordFailed" onRetry={read.retry} />
        )}
        <RowsGuard />
      </>
    );
  if (!form) return null;
  return (
    <div className={styles.form}>
      <TabbedForm
        resource={foods}
        form={form}
        mode="edit"
        record={read.record}
        onReadLatest={read.readLatest}
        onKeep={(saved) => {
          read.keep(saved);
          onKeep(saved);
        }}
      />
    </div>
  );
};

/** Where there is no form to ask about the rows beside it. */
const RowsGuard = () => useUnsavedChangesGuard(() => undefined).question;
