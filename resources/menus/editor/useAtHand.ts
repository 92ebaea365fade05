import { useEffect } from 'react';
import { CopyPanel } from '../../../kit/copies/copyActions';
import { preloadQuestion } from '../../../kit/form/useUnsavedChangesGuard';
import { DishPanel } from './OpenDish';
import { PhotosDialog } from './usePhotos';

/**
 * The parts that are opened from the rows are fetched once these stand there: without a network a part that cannot be read
 * would take the whole menu off the screen, with everything typed and not saved (ME-11).
 */
export const useAtHand = (): void =>
  useEffect(() => {
    void preloadQuestion();
    for (const part of [DishPanel, PhotosDialog, CopyPanel]) void part.preload();
  }, []);
