/** First letters of the words of a name, at most `most`. */
export function initials(name: string, most = 2): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .slice(0, most)
    .join('');
}

/**
 * The acronym of an institution, at most four letters, without its small words: 'University of California-Los Angeles' ->
 * 'UCLA'.
 */
export function monogram(name: string): string {
  const words = name
    .split(/[\s\-–/&]+/)
    .filter((word) => /^\p{L}/u.test(word) && !/^(of|the|at|in|and|for|de)$/i.test(word));
  return initials(words.join(' '), 4);
}
