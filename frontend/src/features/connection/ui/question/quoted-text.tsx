/** A quoted message with its author. */
export function QuotedText({ author, text }: { author: string; text: string }) {
  return (
    <figure className="rounded-control bg-sunken p-3">
      <figcaption className="text-sm text-muted">{author} wrote</figcaption>
      <blockquote className="wrap-anywhere whitespace-pre-line">{text}</blockquote>
    </figure>
  );
}
