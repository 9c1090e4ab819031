type Hear = (userId: number) => void;

const listeners = new Set<Hear>();

/**
 * Calls `hear` for each person who is typing a message to the signed-in user.
 * @returns a function that unsubscribes
 */
export function onTyping(hear: Hear): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

export const tellTyping = (userId: number): void => listeners.forEach((hear) => hear(userId));
