import { Link } from '@tanstack/react-router';
import type { NavigationEntry } from './navigation';

/** The main places at the thumb of a small screen. A single place needs no bar. */
export function BottomBar({ entries }: { entries: readonly NavigationEntry[] }) {
  if (entries.length < 2) return null;
  return (
    <nav
      aria-label="Quick"
      className="sticky bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {entries.map(({ to, mobileLabel, Icon }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          className="grid min-h-14 place-content-center justify-items-center gap-0.5 text-xs font-semibold text-muted data-[status=active]:text-ivy"
        >
          <Icon size={20} aria-hidden="true" />
          {mobileLabel}
        </Link>
      ))}
    </nav>
  );
}
