import { text } from '../../i18n/text';
import { Surface } from '../../ui/Surface';
import type { Resource } from '../declaration/defineResource';
import { MissingState } from '../parts/MissingState';
import { useAddress } from '../queryRouter/useAddress';

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
