export {
  deleteDraft,
  interruptDraft,
  storeDraft,
  storeVisitorDraft,
  readDraft,
  readVisitorDraft,
  findDraftRestoreReason,
  type DraftRestoreReason,
} from './drafts';
export { deleteDraftsOfOthers, hasDrafts } from './tab-drafts';
export { DraftScopeContext, useDraftDialog, useDraftState, useFormDraft } from './use-draft';
