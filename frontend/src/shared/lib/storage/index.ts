export {
  removeStored,
  removeStoredInTab,
  listKeysInTab,
  ORIGIN_COLLEGE_KEY,
  readStored,
  RECENT_COMMANDS_KEY,
  storeValue,
} from './storage';
