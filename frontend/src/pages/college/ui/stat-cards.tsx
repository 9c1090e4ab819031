import { MEASURES, sourceOf } from '@/entities/college';
import type { CollegeDetail, Measure } from '@/shared/api';

const CARDS: { measure: Measure; label: string }[] = [
  { measure: 'enrollment', label: 'Students' },
  { measure: 'admission_rate', label: 'Acceptance Rate' },
  { measure: 'tuition_in_state', label: 'In-State Tuition' },
  { measure: 'graduation_rate', label: 'Graduation Rate' },
];

/** The four numbers people come for, each with where it is from. */
export function StatCards({ college }: { college: CollegeDetail }) {
  const note = (measure: Measure) =>
    measure === 'admission_rate' && college.open_admission
      ? 'Open admission: no selection'
      : sourceOf(college, measure);

  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-3 sm:gap-4">
      {CARDS.map(({ measure, label }) => (
        <div key={measure} className="card flex flex-col p-4">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="order-first font-display text-2xl font-bold sm:text-3xl">
            {MEASURES[measure].format(college[measure])}
          </dd>
          <dd className="mt-1 text-xs text-muted">{note(measure) ?? 'Not published'}</dd>
        </div>
      ))}
    </dl>
  );
}
