interface PercentileStripProps {
  /** Percentage of the colleges of its type at or below it, 0 to 100. */
  percentile: number;
}

/**
 * A line from the lowest to the highest figure of a college type: the arch marks the college, the tick in the middle
 * the median.
 */
export function PercentileStrip({ percentile }: PercentileStripProps) {
  return (
    <div aria-hidden="true" className="relative mx-2 h-6 print:[print-color-adjust:exact]">
      <span className="absolute inset-x-0 bottom-0 h-0.5 bg-control forced-colors:bg-[CanvasText]" />
      <span className="absolute bottom-0 left-1/2 h-3 w-0.5 -translate-x-1/2 bg-control forced-colors:bg-[CanvasText]" />
      <span
        className="arch absolute bottom-0 h-5 w-4 -translate-x-1/2 border-3 border-b-0 border-ivy bg-gold"
        style={{ left: `${Math.min(100, Math.max(0, percentile))}%` }}
      />
    </div>
  );
}
