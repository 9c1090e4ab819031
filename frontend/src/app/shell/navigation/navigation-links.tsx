import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CURRENT_SECTION_ATTRIBUTES, ENTRY_CLASSES, type NavigationEntry } from './navigation';
import { UnreadBadge } from './unread-badge';

interface NavigationLinksProps {
  entries: readonly NavigationEntry[];
  labels: 'label' | 'mobileLabel';
  onFollow?: () => void;
  /** Additional entries at the end. */
  children?: ReactNode;
}

/** The entries as a list of links; the link to the current page has aria-current. */
export function NavigationLinks({ entries, labels, onFollow, children }: NavigationLinksProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <ul className="grid gap-1">
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link
            to={entry.to}
            activeOptions={{ exact: true, includeSearch: false }}
            onClick={onFollow}
            {...(entry.covers?.test(path) && CURRENT_SECTION_ATTRIBUTES)}
            className={ENTRY_CLASSES}
          >
            <entry.Icon size={18} aria-hidden="true" />
            {entry[labels]}
            {entry.to === '/messages' && <UnreadBadge className="ml-auto" />}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
