export { SaveBar } from './save-bar';
export { useSaving } from './use-saving';
