import Close from '@mui/icons-material/Close';
import { useListContext } from 'react-admin';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { verbWords } from '../declaration/verbs';
import { useListMode } from '../listMode/ListMode';
import { countOf } from '../parts/countOf';
import { hiddenSelection } from './hiddenSelection';
import { useListActions } from './ListActionsContext';

/** What can be done to the ticked rows, and how many they are; keeps its place free, so that nothing jumps. */
export const BulkBar = () => {
  const { resource, verbs, bulkActions, search } = useListMode();
  const { data = [], selectedIds, filterValues, isPlaceholderData, onUnselectItems } = useListContext();
  const { ask, runBulk } = useListActions();
  const unseen = isPlaceholderData ? 0 : hiddenSelection(selectedIds, data);
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <div className="carte-bulk">
      {selectedIds.length > 0 && (
        <section aria-label={text('list.bulkBar')}>
          <IconButton label={text('list.unselect')} onClick={() => onUnselectItems()}>
            <Close fontSize="small" />
          </IconButton>
          <p role="status">
            {text('list.selected', { count: countOf(resource, selectedIds.length) })}
            {unseen > 0 && (
              <small>
                {text(isFiltered ? hiddenBy(search, filterValues) : 'list.selectedElsewhere', {
                  smart_count: unseen,
                })}
              </small>
            )}
          </p>
          {bulkActions.map((action) => {
            const Icon = action.icon;
            return (
              <Button
                variant="simple"
                key={action.key}
                size="s"
                icon={Icon && <Icon />}
                onClick={() => runBulk(action, selectedIds)}
              >
                {action.label}
              </Button>
            );
          })}
          {verbs.map((verb) => (
            <Button variant="simple" key={verb} size="s" onClick={() => ask(verb, selectedIds)}>
              {text(verbWords[verb].label)}
            </Button>
          ))}
        </section>
      )}
    </div>
  );
};

const hiddenBy = (search: string | undefined, filterValues: object) =>
  Object.keys(filterValues).every((key) => key === search)
    ? 'list.selectedHiddenBySearch'
    : 'list.selectedHidden';
