export {
  dropDraft,
  dropDraftsOfOthers,
  hasDrafts,
  interruptDraft,
  keepDraft,
  keepVisitorDraft,
  readDraft,
  readVisitorDraft,
  restoredAfter,
  type RestoredAfter,
} from './drafts';
export { DraftPlace, useDraftDialog, useDraftState, useFormDraft } from './use-draft';
