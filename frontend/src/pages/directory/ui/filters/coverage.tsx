import { formatCount } from '@/shared/lib/format';

/** Colleges of which fewer than this share report a figure are few enough to say so. */
const GOOD_COVERAGE = 0.7;

interface CoverageProps {
  /** Number of colleges that report it. */
  known: number;
  /** Number of all colleges; undefined while they are being counted. */
  total: number | undefined;
  /** Name of the figure in a sentence. */
  missing: string;
}

/** Says that the numbers of a filter are at least that large, if many colleges don't report the figure. */
export function Coverage({ known, total, missing }: CoverageProps) {
  if (!total || known / total >= GOOD_COVERAGE) return null;
  return (
    <p className="mt-1 text-xs text-muted">
      At least these: {formatCount(known)} of {formatCount(total)} colleges report their {missing}.
    </p>
  );
}
