/** An integer key that cannot be mistaken for another table's. */
export type Id<Name extends string> = number & { readonly __id: Name };

/** The largest key PostgreSQL's `integer` holds. */
export const LARGEST_ID = 2_147_483_647;
