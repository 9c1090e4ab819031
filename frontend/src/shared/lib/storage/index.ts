export { forget, forgetInTab, keysInTab, readStored, RECENT_COMMANDS, store } from './storage';
