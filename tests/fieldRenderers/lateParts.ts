import { FIELD_TYPES } from '../../contract/fieldConfig';
import { DeleteFile, ListMessage, OptionList, Sheet, TimeSteps } from '../../fieldRenderers/overlays';
import { preloadTypes } from '../../fieldRenderers/registry';

/** All that a browser fetches while a person reads the form: a test presses at once. */
export const fetchLateParts = async (): Promise<void> => {
  await Promise.all([
    preloadTypes(FIELD_TYPES.map((type) => ({ type, rules: {} }))),
    ...[DeleteFile, ListMessage, OptionList, Sheet, TimeSteps].map((part) => part.preload()),
  ]);
};
