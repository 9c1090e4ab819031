/**
 * Sets how the document of a test was opened: 'navigate', 'reload' or 'back_forward', or null if the browser doesn't
 * say. Returns a function that undoes it.
 */
export function openDocumentBy(type: string | null): () => void {
  const entries =
    type === null ? [] : [{ entryType: 'navigation', name: '', startTime: 0, duration: 0, type, toJSON: () => ({}) }];
  const { getEntriesByType } = Object.getOwnPropertyDescriptors(performance);
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => entries });
  return () => {
    if (getEntriesByType) Object.defineProperty(performance, 'getEntriesByType', getEntriesByType);
    else Reflect.deleteProperty(performance, 'getEntriesByType');
  };
}
