import { FIGURE_PANELS, formatFigure, hasOneTuition, type CollegeDetail, type FigureName } from '@/entities/college';

const LABELS = new Map(
  FIGURE_PANELS.flatMap(({ main, rows }) => [main, ...rows]).map(({ name, label }) => [name, label]),
);

interface ShownChange {
  name: FigureName;
  label: string;
  before: string;
  after: string;
}

/** Returns the changes that are visible at the precision of the page. */
function listShownChanges(college: CollegeDetail): ShownChange[] {
  return college.changes.flatMap(({ figure: name, before, after }) => {
    const label = LABELS.get(name);
    const isSecondTuition = name === 'tuition_out_state' && hasOneTuition(college);
    const shown = { before: formatFigure(name, before), after: formatFigure(name, after) };
    if (label === undefined || isSecondTuition || shown.before === shown.after) return [];
    return [
      { name, label: name === 'tuition_in_state' && hasOneTuition(college) ? 'Tuition and fees' : label, ...shown },
    ];
  });
}

/** What the last federal release changed; nothing after the first one. */
export function ReleaseChanges({ college }: { college: CollegeDetail }) {
  const changes = listShownChanges(college);
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="release-changes" className="card p-5">
      <h2 id="release-changes" className="text-2xl">
        Since the last release
      </h2>
      <p className="mt-1 text-sm text-muted">
        The figures of this college that the newest release of the College Scorecard changed.
      </p>
      <dl className="mt-3 grid gap-x-8 md:grid-cols-2">
        {changes.map(({ name, label, before, after }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="num text-right">
              <span className="sr-only">from </span>
              <del className="text-muted">{before}</del>
              <span aria-hidden="true"> → </span>
              <span className="sr-only"> to </span>
              <ins className="font-semibold no-underline">{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
