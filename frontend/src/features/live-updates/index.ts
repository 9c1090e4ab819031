export { onImportProgress, type ImportProgress } from './model/import-progress';
export { onTyping } from './model/typing';
export { useLiveUpdates } from './model/use-live-updates';
