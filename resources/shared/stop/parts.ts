import { StopNote } from './StopNote';
import { StopQuestion } from './StopQuestion';
import { StopState } from './StopState';

/** What `stopParts` fetches in one file. */
export const parts = { StopNote, StopQuestion, StopState };
