/** An integer ID that cannot be mistaken for an ID of another table. */
export type Id<Name extends string> = number & { readonly __id: Name };

/** The largest value of PostgreSQL's `integer`. */
export const MAX_ID = 2_147_483_647;

/**
 * The largest ID in a `bigint` column that JavaScript represents exactly. The IDs that worker n of Citus assigns start at n
 * times 2^48, so it's enough for 31 workers.
 */
export const MAX_BIG_ID = Number.MAX_SAFE_INTEGER;
