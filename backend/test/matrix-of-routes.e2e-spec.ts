import type { AddressInfo } from 'node:net';
import { AccountOperatorFacade } from '../src/contexts/identity';
import { alumniForm, PASSWORD, studentForm } from './support/accounts';
import { callOf, ResponseValidator } from './support/api-document';
import { startApp, type TestApp } from './support/app';
import { administratorOf, alumniOf, confirmed, type TestUser, student, unconfirmedPerson } from './support/test-users';
import { minor } from './support/correspondence';
import { openStream } from './support/event-streams';
import { operator } from './support/moderation';
import { isStream, mountedRoutes } from './support/routes';

/**
 * In the order of the statuses of a row. The sessions of `susp` and `clos` were valid until the operator suspended the
 * one and the other closed the account.
 */
const ACTORS = [
  'anon',
  'unc',
  'uncA',
  'stu',
  'minor',
  'stu2',
  'alu',
  'admP',
  'adm1',
  'adm2',
  'susp',
  'clos',
  'op',
] as const;
type Actor = (typeof ACTORS)[number];

let app: TestApp;
let browsers: Record<Actor, TestUser['browser']>;

beforeAll(async () => {
  app = await startApp();
  const [suspended, closing] = [await student(app, 'susp'), await student(app, 'clos')];
  await app.app.get(AccountOperatorFacade, { strict: false }).suspendUser('susp', { until: null, reason: 'Test' });
  await closing.browser
    .post('/api/account/delete')
    .send({ password: PASSWORD, written: 'keep' })
    .expect(({ status }) => expect(status).toBeLessThan(300));
  const people = {
    unc: await unconfirmedPerson(app, studentForm('unc')),
    uncA: await unconfirmedPerson(app, alumniForm('unc.a')),
    stu: await student(app, 'stu'),
    minor: await minor(app, 'kid'),
    stu2: await student(app, 'stu2'),
    alu: await alumniOf(app, 'alu', 1),
    admP: await confirmed(
      app,
      studentForm('adm.p', {
        role: 'college_admin',
        collegeId: 1,
      }),
    ),
    adm1: await administratorOf(app, 'adm1', 1),
    adm2: await administratorOf(app, 'adm2', 2),
    susp: suspended,
    clos: closing,
    op: await operator(app, 'oper'),
  };
  const named = Object.entries(people).map(([name, { browser }]) => [name, browser] as const);
  browsers = { anon: app.browser(), ...Object.fromEntries(named) } as typeof browsers;
}, 120_000);

/**
 * The actors who get past the policy of a route. Paths contain unknown IDs and bodies are empty: 400, 404 and 409 are
 * responses to an admitted caller.
 */
const ANSWERS = {
  //             anon unc uncA stu minor stu2 alu admP adm1 adm2 susp clos op
  everyone: '.    .   .    .   .     .    .   .    .    .    .    .  .',
  account: '401  .   .    .   .     .    .   .    .    .    401  401  .',
  member: '401  403 403  .   .     .    .   403  .    .    401  401  .',
  people: '401  403 403  .   .     .    .   403  403  403  401  401  .',
  students: '401  403 403  .   .     .    403 403  403  403  401  401  .',
  alumni: '401  403 403  403 403   403  .   403  403  403  401  401  403',
  desk: '401  403 403  403 403   403  403 403  .    .    401  401  403',
  // A pending administrator reads what is public about the college.
  ownCollege: '401  403 403  403 403   403  403 .    .    .    401  401  403',
  studentsOwn: '401  .   403  .   .     .    403 403  403  403  401  401  .',
  peoplesOwn: '401  .   .    .   .     .    .   403  403  403  401  401  .',
  operators: '401  403 403  403 403   403  403 403  403  403  401  401  .',
} as const;

// prettier-ignore
const ROUTES: Record<string, keyof typeof ANSWERS> = {
  'GET /health/live': 'everyone',
  'GET /health/ready': 'everyone',
  'POST /mcp': 'everyone',
  'POST /api/csp-report': 'everyone',
  'GET /api/dev/outbox': 'everyone',
  'POST /api/register': 'everyone',
  // With the token that only the email contains.
  'POST /api/admin/invitations/accept': 'everyone',
  'POST /api/admin/invitations/details': 'everyone',
  'POST /api/alumni/claim': 'everyone',
  'POST /api/alumni/claim/decline': 'everyone',
  'POST /api/alumni/claim/details': 'everyone',
  'GET /api/alumni/claim/own': 'account',
  'PATCH /api/alumni/claim/own': 'account',
  'GET /api/alumni/claim/waiting': 'account',
  'POST /api/alumni/claim/waiting/:collegeId/link': 'account',
  'GET /api/alumni/claim/questions': 'account',
  'POST /api/alumni/claim/questions/:collegeId': 'account',
  'POST /api/login': 'everyone',
  'POST /api/logout': 'everyone',
  'POST /api/login/two-factor': 'everyone',
  'POST /api/email/verify': 'everyone',
  'POST /api/email/resend': 'account',
  'POST /api/password/forgot': 'everyone',
  'POST /api/password/reset': 'everyone',
  'GET /api/user': 'account',
  'GET /api/user/sessions': 'account',
  'DELETE /api/user/sessions/:id': 'account',
  'DELETE /api/user/sessions': 'account',
  'GET /api/tokens': 'account',
  'POST /api/tokens': 'account',
  'DELETE /api/tokens/:id': 'account',
  'GET /api/user/profile': 'account',
  'PUT /api/user': 'account',
  'DELETE /api/user/pending-email': 'account',
  'PUT /api/user/role': 'account',
  'POST /api/user/change-password': 'account',
  'POST /api/2fa/setup': 'account',
  'POST /api/2fa/enable': 'account',
  'POST /api/2fa/disable': 'account',
  'POST /api/2fa/recovery-codes': 'account',
  'GET /api/auth/providers': 'everyone',
  'GET /api/auth/college': 'everyone',
  'GET /api/auth/college/:collegeId': 'everyone',
  'GET /api/auth/college/:collegeId/callback': 'everyone',
  'GET /api/auth/google': 'everyone',
  'GET /api/auth/linkedin': 'everyone',
  'GET /api/auth/google/callback': 'everyone',
  'GET /api/auth/linkedin/callback': 'everyone',
  'GET /api/auth/pending': 'everyone',
  'POST /api/auth/complete': 'everyone',
  'GET /api/user/identities': 'account',
  'DELETE /api/user/identities/:id': 'account',
  'GET /api/oauth-config': 'everyone',
  'POST /api/user/avatar': 'account',
  'GET /pictures/:name': 'everyone',
  'GET /embed/:collegeId': 'everyone',
  'GET /robots.txt': 'everyone',
  'GET /sitemap.xml': 'everyone',
  'GET /sitemap-pages.xml': 'everyone',
  'GET /sitemap-fields.xml': 'everyone',
  'GET /sitemap-programs-:part.xml': 'everyone',
  'GET /sitemap-states.xml': 'everyone',
  'GET /sitemap-colleges-:part.xml': 'everyone',
  'POST /api/data-export': 'account',
  'GET /api/data-export': 'account',
  'GET /api/data-export/:id/file': 'account',
  'POST /api/account/delete': 'account',
  'POST /api/account/restore': 'everyone',
  'GET /api/colleges': 'everyone',
  'GET /api/colleges/export.ndjson': 'everyone',
  'GET /api/colleges/export.csv': 'everyone',
  'GET /api/colleges/facets': 'everyone',
  'GET /api/colleges/map': 'everyone',
  'GET /api/colleges/prices': 'everyone',
  'GET /api/colleges/places': 'everyone',
  'GET /api/colleges/filters': 'everyone',
  'GET /api/colleges/compare': 'everyone',
  'GET /api/colleges/search': 'everyone',
  'GET /api/colleges/featured': 'everyone',
  'GET /api/colleges/popular': 'everyone',
  'GET /api/colleges/count': 'everyone',
  'GET /api/colleges/:id': 'everyone',
  'GET /api/colleges/:id/history': 'everyone',
  'GET /api/colleges/:id/similar': 'everyone',
  'GET /api/colleges/:id/programs': 'everyone',
  'GET /api/programs': 'everyone',
  'GET /api/programs/fields': 'everyone',
  'GET /api/programs/fields/:cip': 'everyone',
  'GET /api/programs/fields/:cip/alumni': 'everyone',
  'GET /api/figure-answers': 'everyone',
  'POST /api/figure-questions': 'studentsOwn',
  'GET /api/saved-colleges': 'account',
  'POST /api/saved-colleges': 'account',
  'PUT /api/saved-colleges/:id': 'account',
  'PATCH /api/saved-colleges/:id': 'account',
  'DELETE /api/saved-colleges/:id': 'account',
  'POST /api/interactions': 'everyone',
  'POST /api/inquiries': 'member',
  'GET /api/inquiries': 'account',
  'DELETE /api/inquiries/:id': 'account',
  'GET /api/reviews': 'everyone',
  'GET /api/reviews/summary': 'everyone',
  'POST /api/reviews': 'people',
  'PATCH /api/reviews/:id': 'member',
  'DELETE /api/reviews/:id': 'member',
  'PUT /api/reviews/:id/upvote': 'member',
  'DELETE /api/reviews/:id/upvote': 'member',
  'POST /api/reviews/:id/reply': 'member',
  'DELETE /api/reviews/:id/reply': 'member',
  'GET /api/events': 'everyone',
  'GET /api/events/mayadd': 'account',
  'GET /api/events/:id.ics': 'everyone',
  'GET /api/events/:id': 'everyone',
  'POST /api/events': 'member',
  'PATCH /api/events/:id': 'member',
  'PUT /api/events/:id/rsvp': 'member',
  'DELETE /api/events/:id/rsvp': 'member',
  'PUT /api/student/profile': 'account',
  'PUT /api/alumni/profile': 'account',
  'GET /api/privacy/preferences': 'account',
  'PATCH /api/privacy/preferences': 'account',
  'GET /api/privacy/preview': 'account',
  'GET /api/onboarding': 'account',
  'PATCH /api/onboarding': 'account',
  'GET /api/alumni/search': 'everyone',
  'GET /api/alumni/crossroads': 'everyone',
  'GET /api/alumni/crossroads/programs': 'everyone',
  'GET /api/alumni/stats': 'everyone',
  'GET /api/alumni/reply-time': 'everyone',
  'GET /api/alumni/same-major': 'students',
  'GET /api/alumni/:id': 'everyone',
  'GET /api/alumni/:id/similar': 'students',
  'GET /api/forum/posts': 'everyone',
  'GET /api/forum/posts/:id': 'everyone',
  'POST /api/forum/posts': 'member',
  'PATCH /api/forum/posts/:id': 'member',
  'DELETE /api/forum/posts/:id': 'member',
  'POST /api/forum/posts/:id/replies': 'member',
  'PATCH /api/forum/replies/:id': 'member',
  'DELETE /api/forum/replies/:id': 'member',
  'PUT /api/forum/posts/:id/save': 'member',
  'DELETE /api/forum/posts/:id/save': 'member',
  'PUT /api/forum/posts/:id/subscription': 'member',
  'DELETE /api/forum/posts/:id/subscription': 'member',
  'PUT /api/forum/posts/:id/answer': 'member',
  'DELETE /api/forum/posts/:id/answer': 'member',
  'POST /api/forum/posts/:id/views': 'member',
  'POST /api/forum/posts/:id/author-block': 'member',
  'POST /api/forum/replies/:id/author-block': 'member',
  'PUT /api/forum/visit': 'member',
  'GET /api/forum/similar': 'member',
  'GET /api/forum/tags': 'member',
  'GET /api/forum/posts/:id/history': 'operators',
  'GET /api/forum/replies/:id/history': 'operators',
  'GET /api/forum/shared-answers': 'member',
  'POST /api/forum/shared-answers': 'member',
  'PATCH /api/forum/shared-answers/:id': 'member',
  'POST /api/forum/shared-answers/:id/agreement': 'member',
  'DELETE /api/forum/shared-answers/:id': 'member',
  'GET /api/open-questions': 'everyone',
  'GET /api/open-questions/:id': 'everyone',
  'GET /api/open-questions/offered': 'alumni',
  'POST /api/open-questions': 'students',
  'POST /api/open-questions/:id/take': 'alumni',
  'POST /api/open-questions/:id/answer': 'alumni',
  'POST /api/open-questions/:id/accept': 'students',
  'POST /api/open-questions/:id/withdraw': 'people',
  'POST /api/open-questions/:id/consent': 'people',
  'GET /api/users': 'member',
  'GET /api/connections': 'people',
  'GET /api/connections/drafts': 'peoplesOwn',
  'PUT /api/connections/drafts/:userId': 'peoplesOwn',
  'DELETE /api/connections/drafts/:userId': 'peoplesOwn',
  'GET /api/connections/with/:id': 'member',
  'POST /api/connections': 'member',
  'POST /api/connections/request': 'member',
  'PATCH /api/connections/:id': 'people',
  'DELETE /api/connections/:id': 'people',
  'GET /api/blocks': 'member',
  'POST /api/blocks': 'member',
  'POST /api/blocks/:userId': 'member',
  'DELETE /api/blocks/:userId': 'member',
  'PUT /api/alumni/:id/wait-list': 'students',
  'DELETE /api/alumni/:id/wait-list': 'students',
  'GET /api/alumni-alerts': 'students',
  'PUT /api/alumni-alerts/:collegeId': 'students',
  'DELETE /api/alumni-alerts/:collegeId': 'students',
  'GET /api/recommendations': 'students',
  'POST /api/recommendations/generate': 'students',
  'GET /api/recommendations/dials': 'students',
  'PATCH /api/recommendations/:id/status': 'students',
  'POST /api/recommendations/:id/undo': 'students',
  'POST /api/recommendations/:id/viewed': 'students',
  'GET /api/matches': 'people',
  'POST /api/matches/:id/close': 'people',
  'GET /api/meetings/conflicts': 'people',
  'GET /api/meetings/video-service': 'people',
  'GET /api/meetings/attendees': 'people',
  'GET /api/meetings/:id.ics': 'people',
  'GET /api/meetings/:id/join': 'people',
  'GET /api/meetings': 'people',
  'GET /api/meetings/:id': 'people',
  'POST /api/meetings': 'people',
  'PATCH /api/meetings/:id': 'people',
  'POST /api/meetings/:id/respond': 'people',
  'DELETE /api/meetings/:id': 'people',
  'GET /api/meetings/:id/notes': 'people',
  'PUT /api/meetings/:id/notes': 'people',
  'POST /api/meetings/:id/outcome': 'people',
  'GET /api/group-hours/:id.ics': 'people',
  'GET /api/group-hours': 'people',
  'POST /api/group-hours': 'alumni',
  'GET /api/group-hours/:id': 'people',
  'POST /api/group-hours/:id/join': 'students',
  'POST /api/group-hours/:id/leave': 'students',
  'PUT /api/group-hours/:id/question': 'students',
  'DELETE /api/group-hours/:id': 'people',
  'GET /api/group-hours/:id/call': 'people',
  'GET /api/joint-calls/alumni': 'students',
  'GET /api/joint-calls/slots': 'students',
  'POST /api/joint-calls': 'students',
  'GET /api/meetings/:id/check-in': 'people',
  'PUT /api/meetings/:id/check-in': 'people',
  'GET /api/relationships': 'people',
  'GET /api/relationships/:userId': 'people',
  'PUT /api/relationships/:userId/goal': 'people',
  'POST /api/relationships/:userId/end': 'people',
  'PUT /api/relationships/:userId/thanks': 'people',
  'DELETE /api/relationships/:userId/thanks': 'people',
  'POST /api/relationships/:userId/thanks/consent': 'people',
  'GET /api/alumni/:id/thanks': 'everyone',
  'GET /api/time-zone': 'peoplesOwn',
  'PUT /api/time-zone': 'peoplesOwn',
  'GET /api/availability': 'peoplesOwn',
  'PUT /api/availability': 'peoplesOwn',
  'GET /api/users/:id/slots': 'people',
  'GET /api/calendar-feed': 'people',
  'POST /api/calendar-feed': 'people',
  'DELETE /api/calendar-feed': 'people',
  'GET /api/calendar-import': 'alumni',
  'PUT /api/calendar-import': 'alumni',
  'DELETE /api/calendar-import': 'alumni',
  'GET /api/minutes': 'alumni',
  'PUT /api/minutes': 'alumni',
  'GET /api/calendar/:token.ics': 'everyone',
  'GET /api/stream': 'member',
  'PUT /api/notifications/push-subscriptions': 'member',
  'DELETE /api/notifications/push-subscriptions': 'member',
  'GET /api/unsubscribe/:token': 'everyone',
  'POST /api/unsubscribe/:token': 'everyone',
  'GET /api/messages': 'member',
  'POST /api/messages': 'people',
  'PATCH /api/messages/:id/read': 'member',
  'DELETE /api/messages/:id': 'member',
  'GET /api/conversations': 'member',
  'GET /api/conversations/unread-count': 'member',
  'GET /api/conversations/:userId': 'member',
  'GET /api/conversations/:userId/summary': 'member',
  'POST /api/conversations/:userId/read': 'member',
  'POST /api/conversations/:userId/unread': 'member',
  'POST /api/conversations/:userId/typing': 'member',
  'GET /api/notifications': 'member',
  'GET /api/notifications/count': 'member',
  'POST /api/notifications/read': 'member',
  'GET /api/notifications/settings': 'member',
  'PATCH /api/notifications/settings': 'member',
  'GET /api/connection-requests': 'people',
  'GET /api/my-people': 'people',
  'GET /api/my-people/counts': 'people',
  'GET /api/students/:id': 'member',
  'POST /api/reports': 'member',
  'PUT /api/college-admin/profile': 'account',
  'GET /api/admin/verify': 'account',
  'POST /api/admin/verify/dns': 'account',
  'POST /api/admin/verify/start': 'account',
  'POST /api/admin/verify/confirm': 'account',
  'GET /api/user/role/preview': 'account',
  'GET /api/admin/college/admins': 'desk',
  'PATCH /api/admin/college/admins/:id': 'desk',
  // An empty body is refused before the membership is checked; with an address, college-administrators.e2e-spec expects
  // 403.
  'POST /api/admin/college/admins': 'member',
  'DELETE /api/admin/college/admins/:id': 'desk',
  'POST /api/admin/college/admins/:id/approve': 'desk',
  'POST /api/admin/college/admins/:id/refuse': 'desk',
  'GET /api/admin/college/sign-in': 'desk',
  'DELETE /api/admin/college/sign-in': 'desk',
  // An empty body is refused before the membership is checked; matrix-college.e2e-spec sends complete ones.
  'PUT /api/admin/college/sign-in': 'member',
  'PATCH /api/admin/college/sign-in': 'member',
  'GET /api/admin/college/history': 'desk',
  'POST /api/admin/college/history/:id/revert': 'desk',
  'POST /api/admin/alumni/import': 'desk',
  'GET /api/admin/alumni/imports': 'desk',
  'GET /api/admin/alumni/imports/:id/errors.csv': 'desk',
  'POST /api/admin/alumni/imports/:id/undo': 'desk',
  'GET /api/admin/alumni/import-mapping': 'desk',
  'PUT /api/admin/alumni/import-mapping': 'desk',
  // Members get past the policy, and are then asked for a token of a college.
  'GET /scim/v2/ServiceProviderConfig': 'member',
  'GET /scim/v2/ResourceTypes': 'member',
  'GET /scim/v2/ResourceTypes/:name': 'member',
  'GET /scim/v2/Schemas': 'member',
  'GET /scim/v2/Schemas/:name': 'member',
  'GET /scim/v2/Users': 'member',
  'POST /scim/v2/Users': 'member',
  'GET /scim/v2/Users/:id': 'member',
  'PUT /scim/v2/Users/:id': 'member',
  'PATCH /scim/v2/Users/:id': 'member',
  'DELETE /scim/v2/Users/:id': 'member',
  'GET /api/admin/alumni': 'desk',
  'GET /api/admin/alumni.csv': 'desk',
  'GET /api/admin/alumni/stats': 'desk',
  'POST /api/admin/alumni/:id/resend': 'desk',
  'DELETE /api/admin/alumni/:id': 'desk',
  'GET /api/admin/alumni/confirmations': 'desk',
  'POST /api/admin/alumni/confirmations': 'desk',
  'GET /api/privacy/activity': 'studentsOwn',
  'DELETE /api/privacy/activity': 'studentsOwn',
  'DELETE /api/privacy/activity/:id': 'studentsOwn',
  'PUT /api/privacy/consents/:collegeId': 'studentsOwn',
  'GET /api/privacy/counting': 'studentsOwn',
  'PUT /api/privacy/counting': 'studentsOwn',
  'GET /api/admin/college/interactions': 'desk',
  'GET /api/admin/college/mentoring': 'desk',
  'GET /api/admin/college/mentoring.csv': 'desk',
  'GET /api/admin/college/interactions.csv': 'desk',
  'GET /api/admin/college/students': 'desk',
  // The body is validated before the membership is checked.
  'GET /api/webhooks': 'desk',
  'POST /api/webhooks': 'member',
  'PATCH /api/webhooks/:id': 'desk',
  'DELETE /api/webhooks/:id': 'desk',
  'POST /api/webhooks/:id/rotate-secret': 'desk',
  'GET /api/webhooks/:id/deliveries': 'desk',
  'POST /api/webhooks/:id/test': 'desk',
  'POST /api/webhooks/deliveries/:id/redeliver': 'desk',
  'POST /api/admin/college/broadcasts': 'member',
  'GET /api/admin/college/broadcasts': 'desk',
  'POST /api/admin/college/broadcasts/:id/approve': 'desk',
  'POST /api/admin/college/broadcasts/:id/decline': 'desk',
  'DELETE /api/admin/college/broadcasts/:id': 'desk',
  'GET /api/admin/college/broadcasts/:id/answers': 'desk',
  'POST /api/admin/college/broadcasts/:id/answers/:studentId': 'member',
  'GET /api/college-messages': 'students',
  'PUT /api/college-messages/:id/read': 'students',
  'POST /api/college-messages/:id/answers': 'students',
  'GET /api/admin/resources/:name': 'desk',
  'POST /api/support': 'account',
  'GET /api/moderation/support': 'operators',
  'GET /api/moderation/reply-times': 'operators',
  'POST /api/moderation/support/:id/close': 'operators',
  'GET /api/admin/college': 'ownCollege',
  'PATCH /api/admin/college': 'desk',
  'GET /api/dashboard/stats': 'account',
  'GET /api/moderation/summary': 'operators',
  'GET /api/moderation/cases': 'operators',
  'GET /api/moderation/cases/:id': 'operators',
  'POST /api/moderation/cases/:id/claim': 'operators',
  'POST /api/moderation/cases/:id/release': 'operators',
  'POST /api/moderation/cases/:id/notes': 'operators',
  'POST /api/moderation/cases/:id/actions': 'operators',
  'GET /api/moderation/administrators': 'operators',
  'POST /api/moderation/administrators/:id/approve': 'operators',
  'POST /api/moderation/administrators/:id/refuse': 'operators',
  'GET /api/search': 'member',
};

/** Routes that end the session of the caller: called last. */
const LAST = ['DELETE /api/user/sessions', 'POST /api/account/delete', 'POST /api/logout'];
const order = (name: string): number => LAST.indexOf(name);

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
const known = Object.entries(ROUTES).sort(([one], [other]) => order(one) - order(other));

/** A 403 of a use case is about the requested resource; a 403 of the policy has one of these codes. */
const OF_THE_POLICY = ['platform.not-allowed', 'identity.confirm-your-email', 'admin-analytics.not-verified'];

const documented = new ResponseValidator();

/** Opens a stream, which never ends for admitted callers, and returns its status, content type and problem. */
async function openedBy(
  browser: TestUser['browser'],
): Promise<{ status: number; type: string | undefined; body: unknown }> {
  const cookie = browser.jar
    .getCookies({ path: '/', domain: '127.0.0.1', secure: false, script: false })
    .toValueString();
  const { port } = app.app.getHttpServer().address() as AddressInfo;
  const stream = await openStream(`http://127.0.0.1:${port}`, { cookie });
  const body = stream.status === 200 ? {} : await stream.problem();
  stream.leave();
  return { status: stream.status, type: stream.headers['content-type'], body };
}

describe('every route', () => {
  it('has a row, and every row has a route', () => {
    const mounted = mountedRoutes(app.app)
      .map(nameOf)
      .filter((name) => !name.startsWith('HEAD '));
    expect(Object.keys(ROUTES).sort()).toEqual(mounted.sort());
  });

  it.each(known)('%s is for %s', async (name, audience) => {
    const [method, pattern] = name.split(' ') as [string, string];
    const path = pattern
      .replace(/:name/, 'x.webp')
      .replace(/:token/, 'x')
      .replace(/:\w+/g, '2147483647');
    const expected = ANSWERS[audience].split(/\s+/);
    const got: Partial<Record<Actor, string>> = {};
    const undocumented: string[] = [];
    for (const actor of ACTORS) {
      const call = browsers[actor][method.toLowerCase() as 'get'](path);
      const { status, type, body } = isStream({ path })
        ? await openedBy(browsers[actor])
        : await (method === 'GET' ? call.redirects(0) : call.send({}));
      undocumented.push(
        ...documented.faultsOf(callOf(name), { status, type: type || undefined, body: body as unknown }),
      );
      const { code = '' } = (body ?? {}) as { code?: string };
      expect(status).toBeLessThan(500);
      const isRefused =
        (status === 401 && code === 'platform.not-signed-in') || (status === 403 && OF_THE_POLICY.includes(code));
      got[actor] = isRefused ? `${status}` : '.';
    }
    expect(undocumented).toEqual([]);
    expect(got).toEqual(Object.fromEntries(ACTORS.map((actor, n) => [actor, expected[n]])));
  });
});
