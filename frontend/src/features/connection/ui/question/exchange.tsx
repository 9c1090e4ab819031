/** A quoted message with its author. */
export function Exchange({ who, words }: { who: string; words: string }) {
  return (
    <figure className="rounded-control bg-sunken p-3">
      <figcaption className="text-sm text-muted">{who} wrote</figcaption>
      <blockquote className="wrap-anywhere whitespace-pre-line">{words}</blockquote>
    </figure>
  );
}
