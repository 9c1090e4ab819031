export { removeStored, removeStoredInTab, listKeysInTab, readStored, RECENT_COMMANDS_KEY, storeValue } from './storage';
