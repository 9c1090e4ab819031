import { useEffect, useRef, useState, type ReactNode } from 'react';

interface SidewaysScrollProps {
  /** The name of the region. */
  label: string;
  /** Shown above the content while it is wider than its container. */
  hint: string;
  children: ReactNode;
}

/** Tolerance for widths that are not whole pixels. */
const TOLERANCE_PX = 2;

/** A card with wide content that scrolls. A fade at its right edge shows that there is more. */
export function SidewaysScroll({ label, hint, children }: SidewaysScrollProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  const [isAtEnd, setIsAtEnd] = useState(false);

  function measure() {
    const box = container.current;
    if (!box) return;
    const hidden = box.scrollWidth - box.clientWidth;
    setIsWide(hidden > TOLERANCE_PX);
    setIsAtEnd(box.scrollLeft >= hidden - TOLERANCE_PX);
  }

  useEffect(() => {
    const observer = new ResizeObserver(measure);
    const box = container.current;
    // The content changes its width with the number of columns, and the container with the window.
    [box, ...(box?.children ?? [])].forEach((element) => element && observer.observe(element));
    return () => observer.disconnect();
  }, []);

  return (
    <div>
      {isWide && <p className="mb-2 text-sm text-muted print:hidden">{hint}</p>}
      <div className="relative">
        {/* Focusable, so that keys can scroll a table that is wider than its container. */}
        <div
          ref={container}
          role="region"
          aria-label={label}
          tabIndex={0}
          onScroll={measure}
          className="card relative overflow-x-auto print:overflow-visible print:border-0"
        >
          {children}
        </div>
        {isWide && !isAtEnd && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-px right-px w-10 rounded-r-card bg-linear-to-l from-surface to-transparent print:hidden"
          />
        )}
      </div>
    </div>
  );
}
