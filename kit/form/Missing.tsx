import { text } from '../../i18n/text';
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
