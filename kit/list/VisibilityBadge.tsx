import { text } from '../../i18n/text';
import type { RowAction } from '../declaration/ResourceDeclaration';
import { ActionBadge } from './ActionBadge';

/** Visibility as a boolean, in the words and colours of the display statuses; opens the panel that changes it. */
export const VisibilityBadge = ({
  isVisible,
  label = text(isVisible ? 'list.status.displayed' : 'list.status.not_displayed'),
  action,
}: {
  readonly isVisible: boolean;
  /** What is to be said instead: hidden for a while, and until when. */
  readonly label?: string | undefined;
  readonly action: RowAction;
}) => <ActionBadge label={label} tone={isVisible ? 'good' : 'bad'} action={action} />;
