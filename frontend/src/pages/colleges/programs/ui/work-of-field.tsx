import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Chip } from '@/shared/ui/chip';
import { workOfFieldQuery } from '../api/programs';

/** What alumni of a field do; nothing if too few have a public profile. */
export function WorkOfField({ cip }: { cip: string }) {
  const { data } = useQuery(workOfFieldQuery(cip));
  const id = useId();
  if (!data) return null;
  const groups = [
    { label: 'Positions', names: data.positions },
    { label: 'Industries', names: data.industries },
    { label: 'Employers', names: data.employers },
  ].filter(({ names }) => names.length > 0);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={id} className="card mt-6 p-5">
      <h2 id={id} className="text-2xl">
        What alumni of this field do
      </h2>
      <dl className="mt-3 grid gap-4 sm:grid-cols-3">
        {groups.map(({ label, names }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="mt-1 flex flex-wrap gap-1">
              {names.map((name) => (
                <Chip key={name}>{name}</Chip>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">
        Most frequent first, from public profiles on this site. We show what at least five alumni have in common.
      </p>
    </section>
  );
}
