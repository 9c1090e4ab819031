/** The message that the server sends when a request is accepted, shown before. */
export const AcceptanceNote = () => (
  <p className="text-sm text-muted">
    Accepting sends: “Thanks for reaching out! I&apos;d be happy to connect with you.”
  </p>
);
