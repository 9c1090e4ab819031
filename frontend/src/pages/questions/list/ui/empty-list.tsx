import type { ReactNode } from 'react';

/** Explains why a list is empty, and what to do about it. */
export function EmptyList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="card grid justify-items-center gap-2 p-8 text-center">
      <p className="text-lg font-semibold">{title}</p>
      <div className="grid justify-items-center gap-3 text-muted">{children}</div>
    </div>
  );
}
