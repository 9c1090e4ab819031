import { useId } from 'react';
import type { JointCallCandidate } from '@/entities/alum';
import { Avatar } from '@/shared/ui/avatar';
import { SampleTag } from '@/shared/ui/sample-tag';

interface AlumChoiceProps {
  /** Alumni of one college. */
  alumni: readonly JointCallCandidate[];
  value: number;
  onChange: (id: number) => void;
}

/** Selects one of the alumni of a college, as native radio buttons. */
export function AlumChoice({ alumni, value, onChange }: AlumChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold wrap-anywhere">Chose {alumni[0]?.college.name}</legend>
      <div className="grid grid-cols-1 gap-2">
        {alumni.map((alum) => (
          <label
            key={alum.id}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-control p-2 has-checked:border-2 has-checked:border-ivy has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-harbor"
          >
            <input
              type="radio"
              name={name}
              checked={alum.id === value}
              onChange={() => onChange(alum.id)}
              className="size-5 shrink-0 accent-ivy"
            />
            <Avatar name={alum.displayName} url={alum.avatarUrl} />
            <span className="min-w-0 wrap-anywhere">
              {alum.displayName} <SampleTag of={alum} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
