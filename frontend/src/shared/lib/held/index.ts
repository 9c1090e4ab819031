export { useDelayedLoading } from './use-delayed-loading';
