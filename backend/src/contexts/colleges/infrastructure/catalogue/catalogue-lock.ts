/** Held by the one transaction that changes the catalogue; shared by those that change a single college. */
export const CATALOGUE_LOCK = 4_711_020;

/** Two edits write the same derived rows: they take turns. */
export const EDIT_TURN = 4_711_021;
