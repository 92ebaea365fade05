import { type ComponentType, type FormEvent, useRef, useState } from 'react';
import { useGetList, useListContext } from 'react-admin';
import { flushSync } from 'react-dom';
import { HttpError } from '../../contract/errors';
import type { FilterDefinition, FilterType } from '../../contract/parseFilters';
import { Calendar } from '../../fieldRenderers/dates/Calendar';
import { RangeCalendar } from '../../fieldRenderers/dates/RangeCalendar';
import { Sheet } from '../../fieldRenderers/Sheet';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { useIsPhone } from '../../ui/media';
import { Notice } from '../../ui/Notice';
import { RadioChoice } from '../../ui/RadioChoice';
import { Skeleton } from '../../ui/Skeleton';
import { Tick } from '../../ui/Tick';
import { useListMode } from '../listMode/ListMode';
import { listMetaOf } from '../listMode/listMetaOf';
import { SidePanel } from '../parts/SidePanel';
import { shownError } from '../parts/shownError';
import { useParents } from '../queryRouter/ParentsContext';
import { type FilterValues, isDayRange, useFilters } from './activeFilters';
import '../parts/parts.css';

interface FiltersSheetProps {
  readonly anchor: HTMLElement;
  readonly section: string;
  readonly onClose: () => void;
}

/** What the panel keeps free below itself, and what it needs at least, px. */
const ROOM_PX = 40;
const LEAST_PX = 320;

/** The open filters: beside their button, or on a phone a sheet from below, with what it is and a way out on top. */
export const FiltersSheet = ({ anchor, section, onClose }: FiltersSheetProps) => {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <SidePanel title={text('filters.open')} onClosed={onClose}>
        {(close) => <FiltersPanel section={section} maxHeight="72dvh" onClose={close} />}
      </SidePanel>
    );
  }
  // It is placed before its filters come: with them it must not reach below the window.
  const room = `calc(100dvh - ${Math.ceil(anchor.getBoundingClientRect().bottom) + ROOM_PX}px)`;
  return (
    <Sheet anchor={anchor} onClose={onClose} label={text('filters.open')}>
      <FiltersPanel section={section} maxHeight={`max(${LEAST_PX}px, ${room})`} onClose={onClose} />
    </Sheet>
  );
};

interface FiltersPanelProps {
  readonly section: string;
  readonly maxHeight: string;
  readonly onClose: () => void;
}

/** The server's filters with what is chosen; the list is asked for its rows when one says "show", before that only how many. */
const FiltersPanel = ({ section, maxHeight, onClose }: FiltersPanelProps) => {
  const { search } = useListMode();
  const { filterValues, setFilters } = useListContext();
  const { data, error, refetch, isFetching } = useFilters(section, true);
  const [draft, setDraft] = useState<FilterValues>(filterValues);
  const hits = useHits(draft);
  const apply = (values: FilterValues): void => {
    setFilters({ ...values });
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    apply(draft);
  };
  const searched = search !== undefined && draft[search] !== undefined ? { [search]: draft[search] } : {};
  return (
    <form className="stack slim carte-filters narrow" onSubmit={submit} style={{ maxHeight }}>
      <div className="panel-body fill">
        {!data && error && !isFetching && (
          <Notice
            tone="error"
            action={
              <Button variant="outlined" onClick={() => void refetch()}>
                {text('common.retry')}
              </Button>
            }
          >
            {text('errors.filters')}
            <FailureDetail error={error} />
          </Notice>
        )}
        {!data && isFetching && <PanelSkeleton />}
        {data?.definitions.length === 0 && <p className="muted">{text('filters.none')}</p>}
        {data?.definitions.map((definition) => (
          <FilterGroup
            key={definition.id}
            definition={definition}
            value={draft[definition.id]}
            onChange={(value) => setDraft({ ...draft, [definition.id]: value })}
          />
        ))}
      </div>
      <div className="flex spread line-top pad-16-24">
        <Button variant="simple" onClick={() => apply(searched)}>
          {text('filters.reset')}
        </Button>
        <Button type="submit" disabled={!data || data.definitions.length === 0}>
          {hits === undefined ? text('filters.apply') : text('filters.applyCount', { smart_count: hits })}
        </Button>
      </div>
    </form>
  );
};

/** How many the chosen filters leave, by a call for one row of them; nobody counts where the rows come whole or uncounted. */
const useHits = (draft: FilterValues): number | undefined => {
  const { resource, filterValues, sort, meta, total } = useListContext();
  const parents = useParents();
  const isShown = draft === filterValues;
  const counted = useGetList(
    resource,
    { filter: draft, sort, pagination: { page: 1, perPage: 1 }, meta: { parents, deleted: false } },
    { enabled: !isShown && !listMetaOf(meta)?.isWhole, retry: false },
  );
  return isShown ? total : counted.total;
};

/** What the server itself says about it, where it says anything. */
const FailureDetail = ({ error }: { readonly error: unknown }) =>
  error instanceof HttpError && <p className="text-small anywhere">{shownError(error, 'errors.common')}</p>;

const PanelSkeleton = () => (
  <div className="stack gap-8" role="status" aria-busy aria-label={text('common.loading')}>
    <Skeleton width="40%" />
    <Skeleton height={120} />
    <Skeleton width="30%" />
    <Skeleton height={80} />
  </div>
);

interface FilterInputProps {
  readonly definition: FilterDefinition;
  readonly value: unknown;
  /** `undefined` = this filter is off. */
  readonly onChange: (value: unknown) => void;
}

/** One filter under its title. */
const FilterGroup = (props: FilterInputProps) => {
  const Input = INPUTS[props.definition.type];
  return (
    <fieldset className="carte-filter start stack">
      <legend className="text-label medium below-4">{props.definition.title}</legend>
      <Input {...props} />
    </fieldset>
  );
};

/** Several options at once. */
const CheckboxFilter = ({ definition, value, onChange }: FilterInputProps) => {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const isChosen = (option: unknown): boolean => chosen.some((other) => String(other) === String(option));
  const toggle = (option: unknown): void => {
    const next = isChosen(option)
      ? chosen.filter((other) => String(other) !== String(option))
      : [...chosen, option];
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <>
      {definition.options.map((option) => (
        <Tick
          key={String(option.value)}
          label={option.title}
          checked={isChosen(option.value)}
          onChange={() => toggle(option.value)}
        />
      ))}
    </>
  );
};

/** Exactly one option, or none chosen. */
const RadioFilter = ({ definition, value, onChange }: FilterInputProps) => {
  const options = [{ value: undefined, title: text('filters.any') }, ...definition.options];
  return (
    <div role="radiogroup" aria-label={definition.title}>
      <RadioChoice
        look="chips"
        name={definition.id}
        options={options}
        isChosen={(option) => String(option) === String(value)}
        onChoose={onChange}
      />
    </div>
  );
};

/** One day, or from one day to another: always a start and an end, inside the server's bounds, picked inline once it is to count. */
const DateFilter = ({ definition, value, onChange }: FilterInputProps) => {
  const { start = '', end = '' } = isDayRange(value) ? value : {};
  const [isOn, setOn] = useState(isDayRange(value));
  const calendar = useRef<HTMLDivElement>(null);
  const bounds = { min: definition.minDate, max: definition.maxDate };
  const isDay = definition.type === 'date';
  const title = text(isDay ? 'filters.day' : 'filters.days');
  const choose = (chosen: unknown): void => {
    flushSync(() => setOn(chosen !== undefined));
    if (chosen === undefined) onChange(undefined);
    else calendar.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <RadioFilter
        definition={{ ...definition, options: [{ value: 'on', title }] }}
        value={isOn ? 'on' : undefined}
        onChange={choose}
      />
      {isOn && (
        <div className="above-8" ref={calendar}>
          {isDay ? (
            <Calendar day={start} onPick={(day) => onChange({ start: day, end: day })} {...bounds} />
          ) : (
            <RangeCalendar
              value={{ start, end }}
              onChange={(picked) => onChange(picked.start || picked.end ? picked : undefined)}
              {...bounds}
            />
          )}
        </div>
      )}
    </>
  );
};

const INPUTS = {
  checkbox: CheckboxFilter,
  radio: RadioFilter,
  date: DateFilter,
  'date-range': DateFilter,
} as const satisfies Record<FilterType, ComponentType<FilterInputProps>>;
