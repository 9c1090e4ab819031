import { act, render, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory } from '@tanstack/react-router';
import { App } from '@/app/app';
import { createAppRouter } from '@/app/router';
import type { PeopleCounts } from '@/entities/connection';
import type { DashboardStats } from '@/entities/dashboard';
import type { Onboarding } from '@/features/onboarding';
import type { VerificationKeys } from '@/pages/college-admin-dashboard/api/verification';
import { queryClient } from '@/shared/api';
import type { User } from '@/shared/auth';
import { dismissToast, useToasts } from '@/shared/ui/toast/toast-store';
import { aProfile } from './people';
import { problem, reply, server } from './server';
import { noStatistics } from './statistics';

afterEach(() => {
  queryClient.clear();
  const { result, unmount } = renderHook(useToasts);
  act(() => result.current.forEach(({ id }) => dismissToast(id)));
  unmount();
});

/**
 * Opens the application at a URL, as a visitor or as a signed-in user, unless the test has already set the server's
 * response. With fake timers, typing advances them.
 *
 * @returns `user` drives the page; `place()` is the URL in the browser
 */
export function visit(address: string, { as = null }: { as?: User | null } = {}) {
  server.answersByDefault('GET /api/user', as ?? problem(401, 'You are not signed in'));
  server.answersByDefault('GET /api/colleges/count', {
    count: 6300,
    main_campuses: 5839,
    source: 'scorecard',
    release: '2025',
  });
  // Requests that pages send in the background.
  server.answersByDefault('GET /common-passwords.json', ['password1']);
  server.answersByDefault('GET /api/auth/providers', { google: true, linkedin: true });
  server.answersByDefault('GET /api/saved-colleges', []);
  server.answersByDefault('GET /api/onboarding', NO_STEPS);
  server.answersByDefault('GET /api/user/identities', []);
  if (as) server.answersByDefault('GET /api/user/profile', aProfile(as));
  server.answersByDefault('GET /api/events', []);
  server.answersByDefault('GET /api/alumni/crossroads', []);
  server.answersByDefault('GET /api/reviews', []);
  server.answersByDefault('GET /api/reviews/summary', { count: 0, average: null, distribution: null });
  server.answersByDefault('POST /api/interactions', reply(204));
  server.answersByDefault('GET /api/forum/posts', []);
  server.answersByDefault('GET /api/forum/tags', []);
  server.answersByDefault('GET /api/forum/similar', []);
  server.answersByDefault('PUT /api/forum/visit', reply(204));
  // Requests of a pending administrator.
  server.answersByDefault('GET /api/admin/verify', NO_KEYS);
  // Requests of the dashboard.
  server.answersByDefault('GET /api/dashboard/stats', NO_STATS);
  server.answersByDefault('GET /api/connection-requests', []);
  server.answersByDefault('GET /api/connections', []);
  server.answersByDefault('GET /api/connections/drafts', []);
  server.answersByDefault('GET /api/my-people', []);
  server.answersByDefault('GET /api/my-people/counts', NO_PEOPLE);
  server.answersByDefault('GET /api/conversations', []);
  server.answersByDefault('GET /api/conversations/unread-count', { count: 0 });
  server.answersByDefault('GET /api/notifications/count', { unread: 0 });
  server.answersByDefault('GET /api/meetings', []);
  server.answersByDefault('GET /api/users', []);
  server.answersByDefault('GET /api/meetings/video-service', { host: 'meet.jit.si' });
  server.answersByDefault('GET /api/admin/college/interactions', noStatistics());
  server.answersByDefault('GET /api/alumni/search', []);
  server.answersByDefault('GET /api/forum/posts', []);

  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }));
  const user = userEvent.setup({ advanceTimers: (ms) => void (isFaked(setTimeout) && jest.advanceTimersByTime(ms)) });
  render(<App queryClient={queryClient} router={router} />);
  return { user, router, place: () => router.history.location.href };
}

const NO_PEOPLE: PeopleCounts = { connected: 0, asked: 0, waiting: 0, past: 0, questions: 0, blocked: 0 };

/** An onboarding without questions. */
const NO_STEPS: Onboarding = {
  steps: [],
  completedSteps: [],
  isCompleted: true,
  skippedAt: null,
  completedAt: null,
};

const NO_KEYS: VerificationKeys = {
  collegeId: 1,
  addressVerified: false,
  approved: false,
  approver: 'operator',
  dnsRecord: null,
};
const NO_STATS: DashboardStats = { connectedCount: 0, meetingsCount: null, messagesCount: 0, forumCount: null };

const isFaked = (timer: typeof setTimeout) => 'clock' in timer;
