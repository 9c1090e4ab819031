import { useId, type ReactNode } from 'react';
import { BrandMark } from '@/shared/ui/brand-mark';

/** An empty state, with what can be done about it. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card grid justify-items-center gap-4 px-4 py-10 text-center sm:px-8">
      <BrandMark size={64} />
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
