/** The dot without a label would convey the status by color only. */
export const ActiveNowIndicator = () => (
  <span className="inline-flex items-center gap-1 whitespace-nowrap">
    <span aria-hidden="true" className="size-2 rounded-full bg-success forced-colors:bg-[CanvasText]" />
    Active now
  </span>
);
