import { createFileRoute } from '@tanstack/react-router';
import { textParam } from '../search-params';
export const Route = createFileRoute('/auth')({
  validateSearch: (search: Record<string, unknown>): { tab?: 'register'; next?: string } => ({
    tab: search.tab === 'register' ? 'register' : undefined,
    next: textParam(search.next),
  }),
  component: () => null,
});
