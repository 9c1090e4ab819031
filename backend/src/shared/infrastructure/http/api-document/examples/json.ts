/** A value that JSON can contain. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Values for the examples of the API document, by the name of a property (`collegeName`) or, where the same name means
 * something else, by schema and property (`Place.name`).
 */
export type ExampleValues = Readonly<Record<string, Json>>;
