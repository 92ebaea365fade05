import { text } from '../../i18n/text';
import { Surface } from '../../ui/Surface';
import type { Resource } from '../declaration/defineResource';
import { MissingState } from '../parts/MissingState';
import { useAddress } from '../queryRouter/useAddress';

export interface AbsentProps {
  readonly resource: Resource;
  /** It is a new record, and they may add none. */
  readonly isClosed?: boolean;
}

/** In place of a form that is not there. */
export const Absent = ({ resource, isClosed = false }: AbsentProps) =>
  isClosed ? <Closed resource={resource} /> : <Missing resource={resource} />;

/** A record that is not there: the ways to where it may be. */
const Missing = ({ resource }: { readonly resource: Resource }) => {
  const address = useAddress(resource);
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

/** Who may not add anything has come by the address: there is no button. */
const Closed = ({ resource }: { readonly resource: Resource }) => {
  const list = useAddress(resource)('list') ?? resource.routes.list.fallback;
  return (
    <Surface>
      <MissingState
        title={text('form.closed')}
        message={text('form.closedHint')}
        ways={[{ to: list, label: text('form.toList') }]}
      />
    </Surface>
  );
};
