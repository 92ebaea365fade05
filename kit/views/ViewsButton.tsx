import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { lazyWithPreload } from '../../ui/lazyWithPreload';

// No list waits for its views: they come when they are asked for, or when the address names one.
const Views = lazyWithPreload(
  async () => (await Promise.all([import('./Views'), loadCatalogue(['views'])]))[0].Views,
);

/** Opens the named views of the list (TD-09); an address may name one: `?view=5`. */
export const ViewsButton = () => {
  const named = new URLSearchParams(useLocation().search).get('view');
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        variant="outlined"
        className="carte-sign"
        icon={<BookmarkBorder />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>{text('list.views')}</span>
      </Button>
      {(isOpen !== undefined || named !== null) && (
        <Views isOpen={isOpen === true} named={named} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
