/** Returns the IDs of two different colleges from the URL, such as `1,2`; null for anything else. */
export function parseCollegePair(text: string | undefined): readonly [number, number] | null {
  const found = /^([1-9]\d{0,8}),([1-9]\d{0,8})$/.exec(text ?? '');
  const [one, other] = [Number(found?.[1]), Number(found?.[2])];
  return found && one !== other ? [one, other] : null;
}
