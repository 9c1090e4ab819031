interface HighlightProps {
  text: string;
  /** From and up to which character, in order, without overlap. */
  matches: readonly (readonly [number, number])[];
}

/** A text in which what was looked for is marked. */
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
