/** The number of meetings shown. */
export const VISIBLE_MEETING_COUNT = 2;
/** The number of upcoming meetings loaded, some of which may be canceled. */
export const UPCOMING_MEETING_LIMIT = VISIBLE_MEETING_COUNT + 8;
/** The number of meetings loaded that have begun, because one may be in progress. */
export const STARTED_MEETING_LIMIT = VISIBLE_MEETING_COUNT;
/** The number of past meetings whose outcome the user is asked for. */
export const PENDING_MEETING_LIMIT = 2;
