/** ' Python,SQL,, python' -> ['Python', 'SQL']: no space too many, each word once however it is written. */
export function tagsOf(text: string): string[] {
  const tags = new Map<string, string>();
  for (const tag of text.split(',').map((part) => part.trim().replace(/\s+/g, ' '))) {
    const key = tag.toLowerCase();
    if (tag && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}

/** The same as one text, the way it is kept. */
export const textOfTags = (tags: readonly string[]): string => tags.join(', ');
