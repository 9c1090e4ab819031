/** Sets how the document of a test was opened: 'navigate', 'reload' or 'back_forward'. Returns a function that undoes it. */
export function openDocumentBy(type: string): () => void {
  const before = performance.getEntriesByType;
  const entry = { entryType: 'navigation', name: '', startTime: 0, duration: 0, type, toJSON: () => ({}) };
  performance.getEntriesByType = () => [entry];
  return () => {
    performance.getEntriesByType = before;
  };
}
