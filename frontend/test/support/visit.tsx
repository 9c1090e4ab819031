import { act, render, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory } from '@tanstack/react-router';
import { App } from '@/app/app';
import { createAppRouter } from '@/app/router';
import type { PeopleCounts } from '@/entities/connection';
import type { DashboardStats } from '@/entities/dashboard';
import type { Onboarding } from '@/features/onboarding';
import type { VerificationStatus } from '@/pages/college-admin-dashboard/api/administrator-verification';
import { queryClient } from '@/shared/api';
import type { User } from '@/shared/auth';
import { dismissToast, useToasts } from '@/shared/ui/toast/toast-store';
import { aProfile } from './people';
import { aPreview } from './profiles';
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
  server.respondByDefault('GET /api/user', as ?? problem(401, 'You are not signed in'));
  server.respondByDefault('GET /api/colleges/count', {
    count: 6300,
    main_campuses: 5839,
    source: 'scorecard',
    release: '2025',
  });
  // Requests that pages send in the background.
  server.respondByDefault('GET /common-passwords.json', ['password1']);
  server.respondByDefault('GET /api/auth/providers', { google: true, linkedin: true });
  server.respondByDefault('GET /api/auth/college', { college: null });
  server.respondByDefault('GET /api/saved-colleges', []);
  // Every section of the tab "Integrations" reads something.
  server.respondByDefault('GET /api/tokens', []);
  server.respondByDefault('GET /api/webhooks', []);
  server.respondByDefault('GET /api/admin/college/sign-in', problem(404));
  server.respondByDefault('GET /api/alumni-alerts', []);
  // Mentors similar to the alum in the samples.
  server.respondByDefault('GET /api/alumni/21/similar', []);
  server.respondByDefault('GET /api/alumni/21/thanks', []);
  server.respondByDefault('GET /api/relationships', []);
  server.respondByDefault('GET /api/meetings/31/check-in', problem(404));
  server.respondByDefault('GET /api/colleges/12/similar', []);
  server.respondByDefault('GET /api/onboarding', NO_STEPS);
  server.respondByDefault('GET /api/user/identities', []);
  if (as) server.respondByDefault('GET /api/user/profile', aProfile(as));
  server.respondByDefault('GET /api/events', []);
  server.respondByDefault('GET /api/figure-answers', []);
  server.respondByDefault('GET /api/programs/fields/1107/alumni', { positions: [], industries: [], employers: [] });
  server.respondByDefault('GET /api/alumni/crossroads', []);
  server.respondByDefault('GET /api/alumni/crossroads/programs', []);
  server.respondByDefault('GET /api/group-hours', []);
  server.respondByDefault('GET /api/joint-calls/alumni', []);
  server.respondByDefault('GET /api/alumni/reply-time', { repliesWithinDays: null });
  server.respondByDefault('GET /api/admin/college/mentoring', { k: 10, weeks: [] });
  server.respondByDefault('GET /api/alumni/same-major', { major: null, colleges: [] });
  server.respondByDefault('GET /api/reviews', []);
  server.respondByDefault('GET /api/reviews/summary', { count: 0, average: null, distribution: null });
  server.respondByDefault('POST /api/interactions', reply(204));
  server.respondByDefault('GET /api/forum/posts', []);
  server.respondByDefault('GET /api/forum/tags', []);
  server.respondByDefault('GET /api/forum/similar', []);
  server.respondByDefault('PUT /api/forum/visit', reply(204));
  // Requests of a pending administrator.
  server.respondByDefault('GET /api/admin/verify', UNVERIFIED_STATUS);
  // Requests of the dashboard.
  server.respondByDefault('GET /api/dashboard/stats', NO_STATS);
  server.respondByDefault('GET /api/connection-requests', []);
  server.respondByDefault('GET /api/connections', []);
  server.respondByDefault('GET /api/privacy/preview', aPreview());
  server.respondByDefault('GET /api/connections/drafts', []);
  server.respondByDefault('GET /api/my-people', []);
  server.respondByDefault('GET /api/my-people/counts', NO_PEOPLE);
  server.respondByDefault('GET /api/conversations', []);
  server.respondByDefault('GET /api/conversations/unread-count', { count: 0 });
  server.respondByDefault('GET /api/notifications/count', { unread: 0 });
  server.respondByDefault('GET /api/meetings', []);
  server.respondByDefault('GET /api/users', []);
  server.respondByDefault('GET /api/meetings/video-service', { host: 'meet.jit.si' });
  server.respondByDefault('GET /api/admin/college/interactions', noStatistics());
  server.respondByDefault('GET /api/alumni/search', []);
  server.respondByDefault('GET /api/forum/posts', []);

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

const UNVERIFIED_STATUS: VerificationStatus = {
  collegeId: 1,
  addressVerified: false,
  approved: false,
  approver: 'operator',
  dnsRecord: null,
};
const NO_STATS: DashboardStats = { connectedCount: 0, meetingsCount: null, messagesCount: 0, forumCount: null };

const isFaked = (timer: typeof setTimeout) => 'clock' in timer;
