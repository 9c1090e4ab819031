/** The name of figures, where they come from, and the ID of the element that says so. */
export interface Caption {
  label: string;
  /** Empty without figures. */
  caption: string;
  captionId: string;
}

/** Where the figures of each column or row come from, and the period they describe. */
export function FigureCaptions({ captions }: { captions: readonly Caption[] }) {
  const sourced = captions.filter(({ caption }) => caption !== '');
  if (sourced.length === 0) return null;
  return (
    <dl className="grid max-w-[110ch] gap-0.5 text-xs text-muted">
      {sourced.map(({ label, caption, captionId }) => (
        <div key={label}>
          <dt className="inline font-semibold">{label}:</dt>{' '}
          <dd id={captionId} className="num inline">
            {caption}
          </dd>
        </div>
      ))}
    </dl>
  );
}
