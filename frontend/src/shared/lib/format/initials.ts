/** First letters of the words of a name, at most `most`. */
export function initials(name: string, most = 2): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .slice(0, most)
    .join('');
}
