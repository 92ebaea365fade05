import { text } from '../../i18n/text';
import type { ResourceMessages } from './ResourceMessages';

export type GivenMessages = Pick<ResourceMessages, 'title'> & Partial<ResourceMessages>;

/**
 * Neutral words for whatever a resource does not say itself. They are looked up when they are shown: a resource is
 * declared before the catalogue has been read.
 */
export const fillMessages = (given: GivenMessages): ResourceMessages => ({
  title: given.title,
  trail: given.trail ?? given.title,
  get count() {
    return given.count ?? 'list.count';
  },
  get countAccusative() {
    return given.countAccusative ?? this.count;
  },
  get add() {
    return given.add ?? text('list.add');
  },
  get addTitle() {
    return given.addTitle ?? text('list.addTitle');
  },
  get editTitle() {
    return given.editTitle ?? text('list.editTitle');
  },
  get deletedTitle() {
    return given.deletedTitle ?? text('bin.title');
  },
  get empty() {
    return given.empty ?? text('list.empty');
  },
  get emptyDeleted() {
    return given.emptyDeleted ?? text('bin.empty');
  },
  get notLoaded() {
    return given.notLoaded ?? text('list.notLoaded');
  },
  get searchLabel() {
    return given.searchLabel ?? text('list.search');
  },
  get missing() {
    return given.missing ?? text('form.recordMissing');
  },
  get missingHint() {
    return given.missingHint ?? text('form.recordMissingHint');
  },
  ...(given.emptyHint !== undefined && { emptyHint: given.emptyHint }),
  fetchError: given.fetchError ?? 'errors.common',
  fetchDeletedError: given.fetchDeletedError ?? 'errors.common',
});
