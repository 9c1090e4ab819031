export { forget, forgetInTab, keysInTab, readStored, store } from './storage';
