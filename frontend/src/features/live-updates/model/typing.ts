type TypingListener = (userId: number) => void;

const listeners = new Set<TypingListener>();

/**
 * Calls `hear` for each person who is typing a message to the signed-in user.
 * @returns a function that unsubscribes
 */
export function onTyping(listener: TypingListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const notifyTyping = (userId: number): void => listeners.forEach((listener) => listener(userId));
