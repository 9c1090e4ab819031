import type { AdministratorRequest, ModerationCase, ModerationCaseDetail } from '@/pages/operator/moderation/api/cases';
import { anAlum } from './people';
import { server } from './server';
import { visit } from './visit';

export const anOperator = () => anAlum({ id: 40, fullName: 'Olive Operator', isOperator: true });

/** A case about a message of Alex Sample, reported once. */
export const aCase = (overrides: Partial<ModerationCase> = {}): ModerationCase => ({
  id: 5,
  targetType: 'message',
  targetId: 83,
  status: 'open',
  outcome: null,
  isUrgent: false,
  reasons: ['spam'],
  reportCount: 1,
  firstReportedAt: '2026-01-05T12:00:00.000Z',
  lastReportedAt: '2026-01-05T12:00:00.000Z',
  claimedBy: null,
  subject: {
    id: 21,
    fullName: 'Alex Sample',
    role: 'alumni',
    isMinor: false,
    isSuspended: false,
    suspendedUntil: null,
  },
  version: 3,
  ...overrides,
});

type Content = NonNullable<ModerationCaseDetail['content']>;

export const aContent = (overrides: Partial<Content> = {}): Content => ({
  text: 'Buy my essays',
  createdAt: '2026-01-05T11:00:00.000Z',
  isHidden: false,
  hiddenBy: null,
  url: null,
  isAnonymous: false,
  ...overrides,
});

export const aCaseDetail = (overrides: Partial<ModerationCaseDetail> = {}): ModerationCaseDetail => ({
  ...aCase(),
  reports: [
    {
      id: 1,
      reason: 'spam',
      note: 'He sells essays.',
      createdAt: '2026-01-05T12:00:00.000Z',
      reporter: { id: 7, fullName: 'Robin Example' },
    },
  ],
  content: aContent(),
  context: [
    {
      id: 82,
      senderId: 7,
      senderName: 'Robin Example',
      content: 'How was college?',
      sentAt: '2026-01-05T10:00:00.000Z',
      isReported: false,
    },
    {
      id: 83,
      senderId: 21,
      senderName: 'Alex Sample',
      content: 'Buy my essays',
      sentAt: '2026-01-05T11:00:00.000Z',
      isReported: true,
    },
  ],
  history: [],
  earlierCases: [],
  ...overrides,
});

/** The same, claimed by the operator who views it. */
export const anOwnCase = (overrides: Partial<ModerationCaseDetail> = {}): ModerationCaseDetail =>
  aCaseDetail({
    status: 'claimed',
    claimedBy: { id: 40, fullName: 'Olive Operator', isOperator: true },
    version: 4,
    ...overrides,
  });

export const anAdministrator = (overrides: Partial<AdministratorRequest> = {}): AdministratorRequest => ({
  id: 9,
  user: { id: 31, fullName: 'Sam Example', email: 'sam@example.edu' },
  college: { id: 12, name: 'Boston University', domain: 'bu.edu' },
  department: 'Admissions',
  position: 'Dean',
  requestedAt: '2026-01-05T12:00:00.000Z',
  addressVerified: false,
  wasRefused: false,
  emailConfirmed: true,
  ...overrides,
});

/** Opens the moderation page as an operator. */
export function moderate(address = '/moderation') {
  server.respondByDefault('GET /api/moderation/summary', { open: 2, urgent: 1, administrators: 0, support: 0 });
  server.respondByDefault('GET /api/moderation/cases', []);
  server.respondByDefault('GET /api/moderation/administrators', []);
  return visit(address, { as: anOperator() });
}
