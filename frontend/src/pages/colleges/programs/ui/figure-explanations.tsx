/** What the figures of programs mean. */
export function FigureExplanations() {
  return (
    <p className="mt-4 max-w-[80ch] text-sm text-muted">
      Pay is the median of graduates with federal aid who work and aren’t enrolled. Debt is the median of the federal
      loans that graduates took at the college. A program with few graduates has no pay or debt figure.
    </p>
  );
}
