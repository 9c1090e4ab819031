export { loadState } from './model/load-state';
export type { RawStateSearch } from './model/state-search';
export { StatePage } from './ui/state-page';
export { StatesPage } from './ui/states-page';
