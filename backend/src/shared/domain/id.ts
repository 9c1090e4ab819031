/** An integer ID that cannot be mistaken for an ID of another table. */
export type Id<Name extends string> = number & { readonly __id: Name };

/** The largest value of PostgreSQL's `integer`. */
export const MAX_ID = 2_147_483_647;
