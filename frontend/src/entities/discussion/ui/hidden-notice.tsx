/** Explains why something is visible only to its author. */
export function HiddenByModerationNotice() {
  return (
    <p role="note" className="rounded-control bg-gold-soft px-3 py-2 text-sm text-on-gold-soft">
      We hid this while a moderator reviews it. Only you can see it.
    </p>
  );
}
