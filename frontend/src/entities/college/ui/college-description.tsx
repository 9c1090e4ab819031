import type { CollegeDetail } from '../api/colleges';

/** The description of a college, or sentences from its figures, which are marked as such. */
export function CollegeDescription({ college: { description, summary } }: { college: CollegeDetail }) {
  if (description) return <p className="max-w-[68ch]">{description}</p>;
  return (
    <p className="max-w-[68ch]">
      {summary} <span className="text-sm text-muted">Written from official figures.</span>
    </p>
  );
}
