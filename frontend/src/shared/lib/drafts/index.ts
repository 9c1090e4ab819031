export {
  dropDraft,
  interruptDraft,
  storeDraft,
  storeVisitorDraft,
  readDraft,
  readVisitorDraft,
  restoredAfter,
  type RestoredAfter,
} from './drafts';
export { dropDraftsOfOthers, hasDrafts } from './tab-drafts';
export { DraftPlace, useDraftDialog, useDraftState, useFormDraft } from './use-draft';
