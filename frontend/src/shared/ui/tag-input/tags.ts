/**
 * Parses tags: ' Python,SQL,, python' -> ['Python', 'SQL']. Removes extra spaces, and duplicates regardless of case.
 */
export function parseTags(text: string): string[] {
  const tags = new Map<string, string>();
  for (const tag of text.split(',').map((part) => part.trim().replace(/\s+/g, ' '))) {
    const key = tag.toLowerCase();
    if (tag && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}

/** Joins tags into one text, as it is stored. */
export const joinTags = (tags: readonly string[]): string => tags.join(', ');
