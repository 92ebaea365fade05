import { text } from '../../../i18n/text';
import type { RowAction } from '../resourceDeclaration';
import { ActionBadge } from './ActionBadge';

/** Visibility as a boolean (2§3), in the words and colours of the display statuses; opens the panel that changes it. */
export const VisibilityBadge = ({
  isVisible,
  action,
}: {
  readonly isVisible: boolean;
  readonly action: RowAction;
}) => (
  <ActionBadge
    label={text(isVisible ? 'list.status.displayed' : 'list.status.not_displayed')}
    color={isVisible ? 'primary' : 'error'}
    action={action}
  />
);
