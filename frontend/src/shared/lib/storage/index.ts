export {
  ALERT_INTENTS_KEY,
  FAMILY_SITUATION_KEY,
  listKeysInTab,
  ORIGIN_COLLEGE_KEY,
  readStored,
  RECENT_COMMANDS_KEY,
  removeStored,
  removeStoredInTab,
  storeValue,
} from './storage';
