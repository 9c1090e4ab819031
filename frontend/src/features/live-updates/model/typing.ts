type Hear = (userId: number) => void;

const listeners = new Set<Hear>();

/** Calls `hear` for each person who is typing to the one who is signed in. @returns stops it */
export function onTyping(hear: Hear): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

export const tellTyping = (userId: number): void => listeners.forEach((hear) => hear(userId));
