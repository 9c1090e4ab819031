export { useLiveUpdates } from './model/use-live-updates';
