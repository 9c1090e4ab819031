export { onTyping } from './model/typing';
export { useLiveUpdates } from './model/use-live-updates';
