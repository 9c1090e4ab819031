import { shadeColorPercent, shadeRangeLabel, type ShadeSteps } from '../../lib/choropleth-scale';

/** Legend for the shades of the states. */
export function MapLegend({ steps }: { steps: ShadeSteps }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <p>Colleges in a state</p>
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {steps.map((start, step) => (
          <li key={start} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className="inline-block size-4 rounded-chip border border-control print:[print-color-adjust:exact]"
              style={{
                background: `color-mix(in oklab, var(--ivy) ${shadeColorPercent(steps, step + 1)}%, var(--sunken))`,
              }}
            />
            <span className="num">{shadeRangeLabel(steps, step)}</span>
          </li>
        ))}
      </ul>
      <p className="ml-auto max-sm:ml-0">Zoom in to see each college.</p>
    </div>
  );
}
