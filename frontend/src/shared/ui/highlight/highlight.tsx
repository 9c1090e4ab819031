interface HighlightProps {
  text: string;
  /** Start and end (exclusive) of each match, in order and without overlap. */
  matches: readonly (readonly [number, number])[];
}

/** A text with its matches highlighted. */
export function Highlight({ text, matches }: HighlightProps) {
  return (
    <>
      {matches.map(([from, to], index) => (
        <span key={from}>
          {text.slice(matches[index - 1]?.[1] ?? 0, from)}
          <mark className="rounded-sm bg-gold-soft px-px font-semibold text-on-gold-soft forced-colors:bg-[Mark] forced-colors:text-[MarkText]">
            {text.slice(from, to)}
          </mark>
        </span>
      ))}
      {text.slice(matches.at(-1)?.[1] ?? 0)}
    </>
  );
}
