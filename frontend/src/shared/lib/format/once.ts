/**
 * Returns a function that creates a value on its first call and returns the same one afterwards. For formatters of
 * `Intl`: the first of a kind takes up to 25 ms on a laptop, because its locale data is loaded, so a module that only
 * might need one must not create it while the page loads.
 */
export function once<Value>(create: () => Value): () => Value {
  let created: { value: Value } | undefined;
  return () => (created ??= { value: create() }).value;
}
