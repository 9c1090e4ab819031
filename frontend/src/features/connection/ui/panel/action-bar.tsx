import type { ReactNode } from 'react';

/** The one or two main actions of a page; on a phone, above the bottom bar and always visible. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="action-bar flex flex-wrap gap-2 *:flex-auto max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--bottom-bar) max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-sunken max-lg:px-4 max-lg:py-2 print:hidden">
      {children}
    </div>
  );
}
