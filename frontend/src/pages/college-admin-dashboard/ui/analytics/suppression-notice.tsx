interface SuppressionNoticeProps {
  k: number;
  /** True if only some of the figures are hidden. */
  isPart?: boolean;
}

/**
 * Explains why a figure is hidden. It never states which of the reasons applies, because that would reveal what is
 * hidden.
 */
export function SuppressionNotice({ k, isPart = false }: SuppressionNoticeProps) {
  return (
    <div className="text-sm text-muted">
      {!isPart && <p className="font-semibold">Hidden</p>}
      <details>
        <summary className="min-h-9 cursor-pointer py-1 underline underline-offset-4">
          {isPart ? 'Why are some hidden?' : 'Why is this hidden?'}
        </summary>
        <p className="mt-1">
          We show a figure only if it includes at least {k} students and leaves out at least {k} others. Otherwise
          someone could work out what a single student did.
        </p>
      </details>
    </div>
  );
}
