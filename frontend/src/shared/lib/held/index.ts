export { useDelayedLoading } from './use-held';
