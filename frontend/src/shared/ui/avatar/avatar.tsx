import { initials } from '@/shared/lib/initials';

/** A person is a circle. Decorative: the name stands beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-ivy-soft text-sm font-bold text-on-ivy-soft"
    >
      {initials(name)}
    </span>
  );
}
