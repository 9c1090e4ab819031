/** Meetings that are shown. */
export const SHOWN = 2;
/** Upcoming meetings that are read: some of them may be canceled. */
export const NEXT = SHOWN + 8;
/** Meetings that have begun and are read, because one may be going on. */
export const BEGUN = SHOWN;
/** Past meetings of which the person is asked whether they happened. */
export const ASKED = 2;
