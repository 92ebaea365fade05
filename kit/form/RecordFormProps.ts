import type { RaRecord } from 'react-admin';
import type { FormMode } from '../../contract/fieldConfig';
import type { Resource } from '../declaration/defineResource';
import type { ResourceForm } from '../declaration/ResourceDeclaration';

/** Which form of which resource is shown. */
export interface FormOfProps {
  readonly resource: Resource;
  readonly form: ResourceForm;
  readonly mode: FormMode;
}

/** ... and for which record: `undefined` while it is new, or still being read. */
export interface RecordFormProps extends FormOfProps {
  readonly record: RaRecord | undefined;
  /** Reads the record as it is on the server now. */
  readonly onReadLatest: () => Promise<RaRecord>;
  /** Takes the record as it was saved. */
  readonly onKeep: (record: RaRecord) => void;
}
