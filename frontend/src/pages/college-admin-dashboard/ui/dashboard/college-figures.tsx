import { Link } from '@tanstack/react-router';
import {
  admissionRateText,
  hasOneTuition,
  MEASURES,
  sourceWithYear,
  type CollegeDetail,
  type Measure,
} from '@/entities/college';

const SHOWN_MEASURES: readonly Measure[] = ['enrollment', 'admission_rate', 'tuition_in_state', 'graduation_rate'];

/** Returns the label and the text of a figure, as on the public page. */
function toFigure(college: CollegeDetail, measure: Measure): [label: string, text: string] {
  const { label, format } = MEASURES[measure];
  if (measure === 'admission_rate') return [label, admissionRateText(college)];
  if (measure === 'tuition_in_state' && hasOneTuition(college)) return ['Tuition', format(college[measure])];
  return [label, format(college[measure])];
}

/** The public figures of the college, each with its source. */
export function CollegeFigures({ college }: { college: CollegeDetail }) {
  return (
    <section aria-labelledby="public-figures">
      <h2 id="public-figures" className="text-2xl">
        What everyone sees
      </h2>
      <p className="mt-1 text-muted">
        The public page of{' '}
        <Link to="/college/$collegeId" params={{ collegeId: String(college.id) }} className="link">
          {college.name}
        </Link>{' '}
        shows these figures.
      </p>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-3 sm:gap-4">
        {SHOWN_MEASURES.map((measure) => {
          const [label, text] = toFigure(college, measure);
          return (
            <div key={measure} className="card flex flex-col p-4">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="order-first font-display text-2xl font-bold sm:text-3xl">{text}</dd>
              <dd className="mt-1 text-xs text-muted">{sourceWithYear(college, measure) ?? 'Not published'}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
