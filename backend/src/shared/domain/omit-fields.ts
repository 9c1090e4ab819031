/** Returns a copy of `value` without the field. */
export function omitFields<Value extends object, Field extends keyof Value>(
  value: Value,
  field: Field,
): Omit<Value, Field> {
  const copy = { ...value };
  delete copy[field];
  return copy;
}
