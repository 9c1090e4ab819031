import { figureKind, type Figure, type FigureName } from '@/entities/college';

interface FigureStripProps {
  name: FigureName;
  figure: Figure;
}

/** The part of the line that the largest value reaches. */
const LARGEST_AT = 90;

/**
 * A line from zero, or from the lowest value if that is negative: the arch marks the college, the long tick the median
 * of similar colleges, and the short one that of all colleges.
 */
export function FigureStrip({ name, figure: { value, median, national } }: FigureStripProps) {
  if (value === null) return null;
  const marks = [value, median ?? 0, national ?? 0];
  const from = Math.min(0, ...marks);
  const to = figureKind(name) === 'share' ? 1 : from + (Math.max(...marks, 1) - from) * (100 / LARGEST_AT);
  const at = (mark: number) => ({ left: `${((mark - from) / (to - from)) * 100}%` });
  return (
    <div aria-hidden="true" className="relative mx-2 h-6 print:[print-color-adjust:exact]">
      <span className="absolute inset-x-0 bottom-0 h-0.5 bg-control forced-colors:bg-[CanvasText]" />
      {national !== null && <Tick style={at(national)} className="h-2" />}
      {median !== null && <Tick style={at(median)} className="h-4" />}
      <span
        className="arch absolute bottom-0 h-5 w-4 -translate-x-1/2 border-3 border-b-0 border-ivy bg-gold"
        style={at(value)}
      />
    </div>
  );
}

function Tick({ style, className }: { style: { left: string }; className: string }) {
  return (
    <span
      className={`absolute bottom-0 w-0.5 -translate-x-1/2 bg-control forced-colors:bg-[CanvasText] ${className}`}
      style={style}
    />
  );
}
