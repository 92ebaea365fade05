import { text } from '../../../i18n/text';
import type { Resource } from '../defineResource';
import { ErrorState } from '../ErrorState';
import { isMissing } from '../isMissing';
import { MissingState } from '../MissingState';
import { useAddress } from '../useAddress';

interface Props {
  readonly resource: Resource;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of a record that is not there (or not this person's: nobody tells which) or could not be read. */
export const RecordError = ({ resource, error, onRetry }: Props) => {
  const address = useAddress(resource);
  if (!isMissing(error)) return <ErrorState error={error} fallback="form.recordFailed" onRetry={onRetry} />;
  const { missing, missingHint, deletedTitle } = resource.messages;
  const bin = address('deleted');
  return (
    <MissingState
      title={missing}
      message={missingHint}
      ways={[
        { to: address('list') ?? resource.routes.list.fallback, label: text('form.toList') },
        ...(bin === undefined ? [] : [{ to: bin, label: deletedTitle }]),
      ]}
    />
  );
};
