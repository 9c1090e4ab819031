/**
 * What the state of an account means to other people. `unconfirmed`: the email address isn't confirmed; `suspended`: by
 * an operator; `closing`: the person deletes the account.
 */
export type PersonState = 'active' | 'unconfirmed' | 'suspended' | 'closing';

/** Whether a person may be shown to others at all: in lists, bylines, suggestions, and as the recipient of mail. */
export const canBeShown = (state: PersonState): boolean => state === 'active';
