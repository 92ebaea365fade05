import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { lazy, Suspense } from 'react';
import type { FileEntry } from './fileEntry';

const CropDialog = lazy(() => import('./CropDialog').then(({ CropDialog }) => ({ default: CropDialog })));

export interface CropStepProps {
  readonly entry: FileEntry;
  /** The cropped copy; null = the original stays: cancelled, 'no crop', or the crop failed. */
  readonly onDone: (cropped: File | null) => void;
}

/** The cropper is a chunk of its own, read when the first picture is cropped. */
export function CropStep(props: CropStepProps) {
  return (
    <Suspense
      fallback={
        <Backdrop open>
          <CircularProgress />
        </Backdrop>
      }
    >
      <CropDialog {...props} />
    </Suspense>
  );
}
