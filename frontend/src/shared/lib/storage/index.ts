export { forget, readStored, readText, store, storeText } from './storage';
