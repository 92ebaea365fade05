import { text } from '../../../i18n/text';
import { EmptyState } from '../../../kit/parts/EmptyState';
import { Button } from '../../../ui/Button';
import { EmptyDrawing } from '../../../ui/drawings/EmptyDrawing';
import { SearchDrawing } from '../../../ui/drawings/SearchDrawing';

/** A menu without categories, and the first step. */
export const EmptyMenu = ({ onAdd }: { readonly onAdd: (() => void) | undefined }) => (
  <EmptyState
    drawing={<EmptyDrawing />}
    title={text('editor.empty')}
    message={text('editor.emptyHint')}
    action={onAdd && <Button onClick={onAdd}>{text('editor.addFirst')}</Button>}
  />
);

interface NothingFoundProps {
  readonly query: string;
  readonly onClear: () => void;
}

export const NothingFound = ({ query, onClear }: NothingFoundProps) => (
  <EmptyState
    drawing={<SearchDrawing />}
    title={text('editor.nothingFound', { query })}
    action={
      <Button variant="outlined" onClick={onClear}>
        {text('list.clearSearch')}
      </Button>
    }
  />
);
