/** First letters of the words of a name, at most two. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .slice(0, 2)
    .join('');
}

/** The same for an institution, whose small words say nothing: 'University of Chicago' -> 'UC'. */
export function monogram(name: string): string {
  const words = name
    .split(/[\s\-–/&]+/)
    .filter((word) => /^\p{L}/u.test(word) && !/^(of|the|at|in|and|for|de)$/i.test(word));
  return initials(words.join(' '));
}
