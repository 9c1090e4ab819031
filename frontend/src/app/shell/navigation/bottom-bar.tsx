import { Link, useLocation } from '@tanstack/react-router';
import type { User } from '@/shared/auth';
import { CURRENT_SECTION_ATTRIBUTES, listTabEntries } from './navigation';
import { UnreadBadge } from './unread-badge';

/** The bottom bar of small screens; not rendered for a single tab. */
export function BottomBar({ user }: { user: User }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const tabs = listTabEntries(user.role);
  if (tabs.length < 2) return null;
  return (
    <nav
      aria-label="Tabs"
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-sunken pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="flex">
        {tabs.map(({ to, tab, covers, tabCovers = covers, Icon }) => (
          <li key={to} className="min-w-0 flex-1">
            <Link
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              {...(tabCovers?.test(path) && CURRENT_SECTION_ATTRIBUTES)}
              className="relative flex h-15 flex-col items-center justify-center gap-0.5 border-t-3 border-transparent text-xs font-semibold text-muted -outline-offset-3 data-[status=active]:border-ivy data-covers:text-ivy data-[status=active]:text-ivy forced-colors:border-[Canvas] forced-colors:data-[status=active]:border-[Highlight] forced-colors:data-[status=active]:text-[Highlight] forced-colors:data-[status=active]:forced-color-adjust-none"
            >
              <Icon size={22} aria-hidden="true" />
              {tab}
              {to === '/messages' && <UnreadBadge className="absolute top-1 left-[calc(50%+0.25rem)]" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
