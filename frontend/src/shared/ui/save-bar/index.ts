export { SaveBar } from './save-bar';
export { useSaveForm } from './use-saving';
