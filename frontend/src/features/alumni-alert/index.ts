export { useSaveAlertIntents } from './api/use-save-alert-intents';
export { AlumniAlert } from './ui/alumni-alert';
