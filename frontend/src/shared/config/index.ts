export { APP_NAME, TAGLINE } from './brand';
export { isProduction } from './environment';
export { MAX_COMPARED_COLLEGES, MAX_MESSAGE_LENGTH, MAX_MODERATION_NOTE_LENGTH } from './limits';
export { findState, inState, isStateCode, stateName, STATES, TERRITORIES, toStateSlug, type State } from './states';
export { DAY_MS, DEBOUNCE_MS, HOUR_MS, LIVE_STALE_MS, MINUTE_MS, QUICK_DEBOUNCE_MS, UNDO_MS } from './times';
