export {
  dropDraft,
  dropDraftsOfOthers,
  hasDrafts,
  interruptDraft,
  keepDraft,
  readDraft,
  restoredAfter,
  type RestoredAfter,
} from './drafts';
export { DraftPlace, useDraftDialog, useDraftState, useFormDraft } from './use-draft';
