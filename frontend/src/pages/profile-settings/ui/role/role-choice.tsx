import { Building2, GraduationCap, UsersRound, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { Role } from '@/shared/auth';
import { Chip } from '@/shared/ui/chip';

const ROLE_OPTIONS: { role: Role; label: string; description: string; Icon: LucideIcon }[] = [
  {
    role: 'student',
    label: 'Student',
    description: 'You’re looking for a college or studying at one.',
    Icon: GraduationCap,
  },
  {
    role: 'alumni',
    label: 'Alumni',
    description: 'You went to college and help students who are choosing one. You must be 18 or older.',
    Icon: UsersRound,
  },
  {
    role: 'college_admin',
    label: 'College Admin',
    description: 'You represent a college once you’re verified. You must be 18 or older.',
    Icon: Building2,
  },
];

interface RoleChoiceProps {
  value: Role;
  /** The current role. */
  now: Role;
  onChange: (role: Role) => void;
}

/** The three roles, each with its meaning. */
export function RoleChoice({ value, now, onChange }: RoleChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="sr-only">I am a</legend>
      {ROLE_OPTIONS.map(({ role, label, description, Icon }) => (
        <label
          key={role}
          className="flex cursor-pointer gap-4 rounded-control border border-control bg-surface p-4 has-checked:border-ivy has-checked:bg-ivy-soft has-checked:text-on-ivy-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-harbor"
        >
          <input
            type="radio"
            name={name}
            value={role}
            checked={role === value}
            onChange={() => onChange(role)}
            aria-describedby={`${name}-${role}`}
            className="mt-0.5 size-5 shrink-0 accent-ivy"
            aria-label={label}
          />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              {label}
              {role === now && <Chip tone="grey">Your current role</Chip>}
            </span>
            <span id={`${name}-${role}`} className="mt-0.5 block">
              {description}
            </span>
          </span>
          <Icon size={22} aria-hidden="true" className="shrink-0" />
        </label>
      ))}
    </fieldset>
  );
}
