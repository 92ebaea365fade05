import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useListContext } from 'react-admin';
import { text } from '../../i18n/text';
import { verbWords } from '../declaration/verbs';
import { useListMode } from '../listMode/ListMode';
import { countOf } from '../parts/countOf';
import { hiddenSelection } from './hiddenSelection';
import { useListActions } from './ListActionsContext';

/** What can be done to the ticked rows, and how many they are; keeps its place free, so that nothing jumps. */
export const BulkBar = () => {
  const { resource, kind, verbs, search } = useListMode();
  const { data = [], selectedIds, filterValues, isPlaceholderData, onUnselectItems } = useListContext();
  const { ask, runBulk } = useListActions();
  const unseen = isPlaceholderData ? 0 : hiddenSelection(selectedIds, data);
  const isFiltered = Object.keys(filterValues).length > 0;
  const own = kind === 'list' ? (resource.list.bulkActions ?? []) : [];
  return (
    <Dock>
      {selectedIds.length > 0 && (
        <section aria-label={text('list.bulkBar')}>
          <IconButton
            size="small"
            color="inherit"
            aria-label={text('list.unselect')}
            onClick={() => onUnselectItems()}
          >
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
          {own.map((action) => {
            const Icon = action.icon;
            return (
              <Button
                key={action.key}
                color="inherit"
                size="small"
                startIcon={Icon && <Icon />}
                onClick={() => runBulk(action, selectedIds)}
              >
                {action.label}
              </Button>
            );
          })}
          {verbs.map((verb) => (
            <Button key={verb} color="inherit" size="small" onClick={() => ask(verb, selectedIds)}>
              {text(verbWords[verb].label)}
            </Button>
          ))}
        </section>
      )}
    </Dock>
  );
};

const hiddenBy = (search: string | undefined, filterValues: object) =>
  Object.keys(filterValues).every((key) => key === search)
    ? 'list.selectedHiddenBySearch'
    : 'list.selectedHidden';

const Dock = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'sticky',
    bottom: `calc(var(--layout-foot, 0px) + ${theme.spacing(2)})`,
    zIndex: 2,
    display: 'flex',
    justifyContent: 'center',
    minHeight: theme.spacing(8),
    marginTop: theme.spacing(1),
    pointerEvents: 'none',
    '& > section': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(0.5, 1),
      maxWidth: '100%',
      minHeight: theme.spacing(7),
      padding: theme.spacing(0.75, 1.5),
      borderRadius: `calc(1.5 * ${theme.shape.borderRadius}px)`,
      background: palette.text.primary,
      color: palette.background.paper,
      boxShadow: theme.shadows[6],
      pointerEvents: 'auto',
      // Drawn where the system chooses the colours: neither fill nor shadow is left there.
      border: '2px solid transparent',
    },
    '& p': { margin: theme.spacing(0, 1, 0, 0), fontWeight: theme.typography.fontWeightMedium },
    '& small': { ...theme.typography.body2, display: 'block', opacity: 0.8 },
    '& button': { flex: 'none', color: 'inherit' },
    '& button:hover': {
      background: `color-mix(in srgb, ${palette.background.paper} 16%, transparent)`,
      color: 'inherit',
    },
    // On a phone the count has its own line above several actions, which then share one.
    [theme.breakpoints.down('sm')]: {
      '& > section': { width: '100%', columnGap: 0 },
      '& p': { flex: '1 1 0' },
      '& > section:has(p ~ button ~ button) p': { flexBasis: '75%' },
      '& p ~ button': {
        ...theme.typography.body2,
        flex: '1 0 auto',
        minHeight: 44,
        padding: theme.spacing(0, 0.5),
        fontWeight: theme.typography.fontWeightMedium,
      },
      '& p + button:last-child': { flex: 'none', padding: theme.spacing(0, 1.5) },
      '& p ~ button .MuiButton-startIcon': { display: 'none' },
    },
  };
});
