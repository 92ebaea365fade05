import { text } from '../../i18n/text';
import { Surface } from '../../ui/Surface';
import type { Resource } from '../declaration/defineResource';
import { MissingState } from '../parts/MissingState';
import { useAddress } from '../queryRouter/useAddress';

/** In place of a record that is not there: the ways to where it may be. */
export const Missing = ({ resource }: { readonly resource: Resource }) => {
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
export const Closed = ({ resource }: { readonly resource: Resource }) => {
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
