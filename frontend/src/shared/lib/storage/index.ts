export { forget, readStored, store } from './storage';
