import { type ReactNode, useState } from 'react';
import { RecordContext, useParams } from 'react-admin';
import { HttpError } from '../../contract/errors';
import type { FormMode } from '../../contract/fieldConfig';
import type { WireRecord } from '../../contract/fields';
import { text } from '../../i18n/text';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import type { Resource } from '../declaration/defineResource';
import type { Parents } from '../declaration/Parents';
import { ErrorState } from '../parts/ErrorState';
import { useMay } from '../parts/may';
import { PageHeader } from '../parts/PageHeader';
import { isMissing } from '../parts/shownError';
import { PreviewButton } from '../preview/PreviewButton';
import { useParents } from '../queryRouter/ParentsContext';
import { pageTitle, pageTrail } from '../queryRouter/pageTrail';
import { FormGuests } from '../visibility/FormGuests';
import { Absent } from './overlays';
import { TabbedForm } from './TabbedForm';
import { type FormRecord, refusalOf, useFormRecord } from './useFormRecord';
import type { FormOfProps } from './useSaveRecord';

interface FormPageProps {
  readonly resource: Resource;
  readonly mode: FormMode;
  /** Beside the title. */
  readonly action?: ReactNode;
  /** Another one reads the record again, as a form of its own. */
  readonly round?: number;
}

/** The page that adds or edits a record of any resource: header, tabs, and the form of the server's section. */
export const FormPage = ({ resource, mode, action, round = 0 }: FormPageProps) => {
  const parents = useParents();
  const may = useMay();
  // As it was when the page opened: who is refused later must not lose what stands in the form.
  const [isClosed] = useState(() => mode === 'create' && !may(resource.name, 'create'));
  const { id } = useParams();
  // The record is asked for here and the section inside, so that both are under way at once (R1).
  const { header: Header } = resource.form ?? {};
  const read = asHere(useFormRecord(resource, mode === 'edit' ? id : undefined, round), resource, parents);
  return (
    <>
      <PageHeader
        crumbs={pageTrail(resource, mode, parents)}
        title={mode === 'edit' ? <RecordTitle resource={resource} read={read} /> : pageTitle(resource, mode)}
        documentTitle={pageTitle(resource, mode)}
        state={
          mode === 'edit' &&
          !read.error && (
            <>
              <FormGuests resource={resource} record={read.record} />
              {read.record && resource.form?.state?.(read.record)}
            </>
          )
        }
        action={
          // Of what is not there guests see nothing, and it has no story.
          !isMissing(read.error) && (
            <>
              {id !== undefined && resource.isForGuests && (
                <PreviewButton pointId={Number(parents.pointId ?? id)} isAlong={resource.form?.guestsAlong} />
              )}
              <RecordContext value={read.record}>{action}</RecordContext>
            </>
          )
        }
      />
      {mode === 'edit' && !read.error && Header && (
        <RecordContext value={read.record}>
          <Header />
        </RecordContext>
      )}
      {isClosed ? (
        <Absent resource={resource} isClosed />
      ) : (
        resource.form && (
          <FormOf key={round} read={read} resource={resource} form={resource.form} mode={mode} />
        )
      )}
    </>
  );
};

/** A record that does not stand where the address says is absent: nothing of it is shown, and nothing done to it. */
const asHere = (read: FormRecord, { form }: Resource, parents: Parents): FormRecord => {
  const isElsewhere = read.record !== undefined && form?.isHere?.(read.record, parents) === false;
  const error = isElsewhere ? new HttpError(404) : read.error;
  return isMissing(error) ? { ...read, error, record: undefined } : read;
};

/** The name of the record. What the page is for, the tab of the browser and the trail say. */
const RecordTitle = ({ resource, read }: { readonly resource: Resource; readonly read: FormRecord }) => {
  if (read.record) return <>{resource.represent(read.record)}</>;
  return read.error ? pageTitle(resource, 'edit') : <Skeleton width="8em" />;
};

const FormOf = ({ read, ...props }: FormOfProps & { readonly read: FormRecord }) => {
  const { record, error, retry, readLatest, keep } = read;
  if (error) return <RecordError resource={props.resource} error={error} onRetry={retry} />;
  return (
    <>
      <Turned record={record} />
      <div
        className="carte-form-page surface round-large"
        data-parts={(props.form.isOnePage && props.mode === 'edit') || undefined}
      >
        <TabbedForm {...props} record={record} onReadLatest={readLatest} onKeep={keep} />
      </div>
    </>
  );
};

/** What was said when the record was turned down; what is said of its fields stands at them. */
const Turned = ({ record }: { readonly record: WireRecord | undefined }) => {
  const refusal = refusalOf(record);
  if (refusal === undefined) return null;
  return (
    <Notice tone="warning">
      <b>{text('form.turnedDown')}</b> {refusal || text('form.turnedDownFields')}
    </Notice>
  );
};

interface Props {
  readonly resource: Resource;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of a record that is not there (or not this person's: nobody tells which) or could not be read. */
const RecordError = ({ resource, error, onRetry }: Props) => {
  if (!isMissing(error)) return <ErrorState error={error} fallback="form.recordFailed" onRetry={onRetry} />;
  return <Absent resource={resource} />;
};
