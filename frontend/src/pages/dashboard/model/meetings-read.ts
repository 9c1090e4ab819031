/** The number of meetings shown. */
export const SHOWN = 2;
/** The number of upcoming meetings loaded, some of which may be canceled. */
export const NEXT = SHOWN + 8;
/** The number of meetings loaded that have begun, because one may be in progress. */
export const BEGUN = SHOWN;
/** The number of past meetings whose outcome the user is asked for. */
export const ASKED = 2;
