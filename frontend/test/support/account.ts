import { screen } from '@testing-library/react';
import type { OwnSession } from '@/entities/account';
import type { PrivacyPreferences } from '@/entities/profile';
import { anAlumniPage } from './alumni';
import { aProfile } from './people';
import { server } from './server';
import { visit } from './visit';

export { aProfile };

export const aSession = (overrides: Partial<OwnSession> = {}): OwnSession => ({
  id: 1,
  device: 'Firefox on Linux',
  network: '192.0.2.0/24',
  openedAt: '2026-01-05T12:00:00.000Z',
  lastSeenAt: '2026-01-06T12:00:00.000Z',
  endsAt: '2026-02-05T12:00:00.000Z',
  isCurrent: true,
  ...overrides,
});

const PREFERENCES: PrivacyPreferences = {
  isProfileVisible: null,
  allowStudentConnections: null,
  profileVisibility: null,
  visibilityChosenAt: null,
  readReceipts: false,
  activityStatus: false,
};

/** Answers what the settings load, unless the test has set another response. */
export function answerSettings(profile = aProfile()) {
  server.respondByDefault('GET /api/user/profile', profile);
  server.respondByDefault('GET /api/user/sessions', [aSession()]);
  server.respondByDefault(`GET /api/alumni/${profile.id}`, anAlumniPage({ id: profile.id }));
  server.respondByDefault('GET /api/privacy/preferences', PREFERENCES);
  server.respondByDefault('GET /api/privacy/activity', []);
  const minutes = { minutesPerMonth: null, used: 0, left: null, isPaused: false, month: '2027-03', timeZone: 'UTC' };
  server.respondByDefault('GET /api/minutes', { ...minutes, helped: [] });
  server.respondByDefault('GET /api/inquiries', []);
  server.respondByDefault('GET /api/privacy/counting', { countVisits: true });
  server.respondByDefault('GET /api/alumni/claim/waiting', []);
  server.respondByDefault('GET /api/alumni/claim/questions', []);
  const nothing = { collegeId: null, collegeName: null, claimedAt: null, isActivityShared: false };
  server.respondByDefault('GET /api/alumni/claim/own', nothing);
}

/**
 * Opens a tab of the settings as the user of the profile, signed in on one device unless the test has set another
 * response.
 */
export async function openSettings(tab: string, profile = aProfile()) {
  answerSettings(profile);
  const page = visit(`/profile-settings${tab && `?tab=${tab}`}`, { as: profile });
  await screen.findByRole('heading', { level: 1, name: 'Profile Settings' });
  await screen.findAllByRole('heading', { level: 2 });
  return page;
}
