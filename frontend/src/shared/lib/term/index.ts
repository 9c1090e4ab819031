export { useTerm } from './use-term';
