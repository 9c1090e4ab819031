import { Link, useLocation } from '@tanstack/react-router';
import type { NavigationEntry } from './navigation';
import { UnreadBadge } from './unread-badge';

interface NavigationLinksProps {
  entries: readonly NavigationEntry[];
  labels: 'label' | 'mobileLabel';
  onFollow?: () => void;
}

/** The entries as a list of links; the one for the page on show carries aria-current. */
export function NavigationLinks({ entries, labels, onFollow }: NavigationLinksProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <ul className="grid gap-1">
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link
            to={entry.to}
            activeOptions={{ exact: true, includeSearch: false }}
            onClick={onFollow}
            data-covers={entry.covers?.test(path) || undefined}
            className="flex min-h-11 items-center gap-3 rounded-control border border-transparent px-3 leading-tight font-semibold text-muted hover:text-ink data-[status=active]:border-line data-[status=active]:bg-surface data-covers:text-ivy data-[status=active]:text-ivy forced-colors:data-[status=active]:border-[Highlight] forced-colors:data-[status=active]:bg-[Highlight] forced-colors:data-[status=active]:text-[HighlightText] forced-colors:data-[status=active]:forced-color-adjust-none"
          >
            <entry.Icon size={18} aria-hidden="true" />
            {entry[labels]}
            {entry.to === '/messages' && <UnreadBadge className="ml-auto" />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
