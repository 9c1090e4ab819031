import { ScheduledDeletions } from '../src/shared/infrastructure/retention/scheduled-deletions';
import { registered, registeredMember, alumniForm, studentForm, confirmAddress } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import {
  claimForm,
  collegeIds,
  insertImportedAlum,
  insertInvitedAlum,
  nameOfCollege,
  sendInvitations,
  tokenMailedTo,
  verifiedAdministrator,
} from './support/imported-alumni';

let app: TestApp;
let mine: number;
let collegeName: string;

beforeAll(async () => {
  app = await startApp();
  [mine] = (await collegeIds(app, 1)) as [number];
  collegeName = await nameOfCollege(app, mine);
}, 90_000);

const rows = (id: number) =>
  app.db.query<Record<string, unknown>[]>('SELECT * FROM admin_analytics.imported_alumni WHERE id = $1', [id]);
const details = (token: string) => app.visitor().post('/api/alumni/claim/details').send({ token });
const decline = (token: string) => app.visitor().post('/api/alumni/claim/decline').send({ token });
const INVALID = expect.objectContaining({ code: 'admin-analytics.claim-link-invalid' });

describe('the email to an imported alum', () => {
  it("contains the college's name, two links and the date of deletion, but nothing from the file", async () => {
    const { email, token } = await insertInvitedAlum(app, mine);
    const mail = app.mails.findLast(({ to }) => to === email)!;

    expect(mail.subject).toContain(collegeName);
    expect(mail.text).toContain(`/claim?token=${token}\n`);
    expect(mail.text).toContain(`/claim?token=${token}&decline=true\n`);
    expect(mail.text).toMatch(/If you do nothing, we'll delete your details on \w+ \d+, \d{4}\./);
    expect(mail.text).not.toMatch(/Ada|Mathematics|Analytical/);
  });

  it('is sent once, and only the hash of its token is stored', async () => {
    const { id, email, token } = await insertInvitedAlum(app, mine);
    await sendInvitations(app);

    expect(app.mails.filter(({ to }) => to === email)).toHaveLength(1);
    expect(JSON.stringify(await rows(id))).not.toContain(token);
  });

  it('is repeated once as a reminder, whose link replaces the first', async () => {
    const invited_at = new Date(Date.now() - 22 * 24 * 60 * 60 * 1000);
    const { email, token } = await insertInvitedAlum(app, mine);
    await app.db.query('UPDATE admin_analytics.imported_alumni SET invited_at = $2 WHERE email = $1', [
      email,
      invited_at,
    ]);
    await sendInvitations(app);
    await sendInvitations(app);

    expect(app.mails.filter(({ to }) => to === email).map(({ subject }) => subject.split(':')[0])).toEqual([
      expect.stringContaining(collegeName),
      'Reminder',
    ]);
    expect((await details(token).expect(400)).body).toEqual(INVALID);
    await details(await tokenMailedTo(app, email)).expect(200);
  });
});

describe('an alumni import', () => {
  it('invites everyone it adds, and undoing it keeps claimed profiles', async () => {
    const admin = await verifiedAdministrator(app, 'importing.admin', mine);
    const lines = ['kept', 'gone'].map((name) => `Ada,Example,${name}@import.example.org,2015,Mathematics`);
    const file = ['first_name,last_name,email,graduation_year,major', ...lines].join('\n');
    const { body } = await admin
      .post('/api/admin/alumni/import')
      .attach('file', Buffer.from(file), { filename: 'alumni.csv', contentType: 'text/csv' })
      .expect(200);
    const tokens = await eventually(async () => {
      const sent = app.mails.filter(({ to }) => to.endsWith('@import.example.org'));
      return sent.length === 2
        ? await Promise.all(['kept', 'gone'].map((name) => tokenMailedTo(app, `${name}@import.example.org`)))
        : null;
    });
    await app.browser().post('/api/alumni/claim').send(claimForm('kept.alum', tokens[0]!)).expect(201);
    const undoResponse = await admin.post(`/api/admin/alumni/imports/${body.importId}/undo`).expect(200);

    expect(undoResponse.body).toMatchObject({ removed: 1, kept: 1 });
    expect((await details(tokens[1]!).expect(400)).body).toEqual(INVALID);
  });

  it('does not add people again who have declined', async () => {
    const { email, token } = await insertInvitedAlum(app, mine);
    await decline(token).expect(204);
    const admin = await verifiedAdministrator(app, 'trying.again', mine);
    const file = `first_name,last_name,email,graduation_year,major\nAda,Example,${email},2015,Mathematics`;
    const { body } = await admin
      .post('/api/admin/alumni/import')
      .attach('file', Buffer.from(file), { filename: 'alumni.csv', contentType: 'text/csv' })
      .expect(200);

    expect(body).toMatchObject({ processed: 1, added: 0, skipped: 1, errorCount: 0 });
  });
});

describe('opening the claim link', () => {
  it('shows the college’s data, and changes nothing', async () => {
    const { id, email, token } = await insertInvitedAlum(app, mine);
    const before = await rows(id);
    const { body } = await details(token).expect(200);

    expect(body).toEqual({
      collegeId: mine,
      collegeName,
      importedAt: expect.any(String),
      purgeAt: expect.any(String),
      firstName: 'Ada',
      lastName: 'Example',
      email,
      graduationYear: 2015,
      major: 'Mathematics',
      jobTitle: 'Engineer',
      company: 'Analytical Engines',
      linkedinUrl: 'https://www.linkedin.com/in/ada-example',
      suggestedMentor: true,
    });
    expect(await rows(id)).toEqual(before);
  });

  it('returns the same error for unknown, used and expired tokens', async () => {
    const { id, token } = await insertInvitedAlum(app, mine);
    await app.db.query('UPDATE admin_analytics.imported_alumni SET purge_at = now() WHERE id = $1', [id]);
    const used = await insertInvitedAlum(app, mine);
    await decline(used.token).expect(204);
    const answers = await Promise.all(['unknown', token, used.token].map((one) => details(one).expect(400)));

    expect(new Set(answers.map(({ body }) => JSON.stringify({ ...body, requestId: 0 }))).size).toBe(1);
    expect(answers[0]!.body).toEqual(INVALID);
  });
});

describe('claiming with a new account', () => {
  it('signs in, confirms the address and fills in the profile with the corrections', async () => {
    const { id, email, token } = await insertInvitedAlum(app, mine);
    const browser = app.browser();
    const changes = { fullName: 'Ada King', major: 'Computing', company: null, isProfileVisible: false };
    const { body } = await browser
      .post('/api/alumni/claim')
      .send(claimForm('ada.king', token, changes))
      .expect(201);
    const { body: own } = await browser.get('/api/user').expect(200);

    expect(body).toEqual(own);
    expect(own).toMatchObject({
      username: 'ada.king',
      fullName: 'Ada King',
      email,
      emailVerified: true,
      role: 'alumni',
      alumniProfile: {
        college: collegeName,
        collegeId: mine,
        major: 'Computing',
        graduationYear: 2015,
        currentPosition: 'Engineer',
        company: null,
        linkedinUrl: 'https://www.linkedin.com/in/ada-example',
        isWillingToMentor: true,
        isProfileVisible: false,
        visibilityChosenAt: expect.any(String),
      },
    });
    expect(await rows(id)).toEqual([
      expect.objectContaining({ claimed_by: own.id, claimed_at: expect.any(Date), invitation_hash: null }),
    ]);
    await app.visitor().get(`/api/alumni/${own.id}`).expect(404);
    expect((await details(token).expect(400)).body).toEqual(INVALID);
    expect(app.mails.filter(({ to, subject }) => to === email && subject.startsWith('Confirm'))).toEqual([]);
  });

  it('is possible only once per link', async () => {
    const { token } = await insertInvitedAlum(app, mine);
    await app.browser().post('/api/alumni/claim').send(claimForm('only.once', token)).expect(201);
    const { body } = await app.browser().post('/api/alumni/claim').send(claimForm('twice', token)).expect(400);

    expect(body).toEqual(INVALID);
  });

  it('refuses minors, weak passwords and missing fields, and keeps the link valid', async () => {
    const { token } = await insertInvitedAlum(app, mine);
    const refused = async (changes: Record<string, unknown>, status = 400) =>
      (
        await app
          .browser()
          .post('/api/alumni/claim')
          .send(claimForm('refused', token, changes))
          .expect(status)
      ).body.errors;
    const thisYear = new Date().getUTCFullYear();

    expect(await refused({ birthDate: `${thisYear - 15}-01-01` })).toEqual([
      { field: 'birthDate', message: 'You must be at least 18 years old to create an alumni account' },
    ]);
    expect(await refused({ birthDate: `${thisYear - 5}-01-01` })).toEqual([
      { field: 'birthDate', message: 'You must be at least 13 years old to register' },
    ]);
    expect(await refused({ password: 'Password1' })).toEqual([
      { field: 'password', message: expect.stringContaining('too common') },
    ]);
    expect(await refused({ birthDate: undefined })).toEqual([
      { field: 'birthDate', message: 'Birth date is required' },
    ]);
    expect(await refused({ graduationYear: 1500 })).toEqual([
      { field: 'graduationYear', message: expect.stringContaining('between 1900') },
    ]);
    expect(await refused({ linkedinUrl: 'javascript:alert(1)' })).toEqual([
      { field: 'linkedinUrl', message: expect.any(String) },
    ]);
    expect(await refused({ isProfileVisible: 'yes' })).toEqual([
      { field: 'isProfileVisible', message: expect.any(String) },
    ]);
    await details(token).expect(200);
  });

  it('reports that the address already has an account', async () => {
    const email = 'has.account@example.org';
    await registered(app, alumniForm('has.account'));
    await insertImportedAlum(app.db, mine, email);
    await sendInvitations(app);
    const token = await tokenMailedTo(app, email);
    const { body } = await app.browser().post('/api/alumni/claim').send(claimForm('another', token)).expect(409);

    expect(body).toMatchObject({ code: 'admin-analytics.address-has-account' });
    await details(token).expect(200);
  });
});

describe('claiming with the current account', () => {
  const ownClaim = (token: string, changes: Record<string, unknown> = {}) => ({
    token,
    isProfileVisible: true,
    isWillingToMentor: false,
    ...changes,
  });

  it('fills in empty profile fields, and keeps the others', async () => {
    const { id, token } = await insertInvitedAlum(app, mine);
    const browser = await registeredMember(app, alumniForm('alum.here', { alumniCompany: 'Own Works' }));
    const { body } = await browser.post('/api/alumni/claim').send(ownClaim(token)).expect(201);

    expect(body).toMatchObject({
      username: 'alum.here',
      email: 'alum.here@example.org',
      alumniProfile: { company: 'Own Works', currentPosition: 'Engineer', major: 'Geology', isProfileVisible: true },
    });
    expect(await rows(id)).toEqual([expect.objectContaining({ claimed_by: body.id })]);
  });

  it('refuses visitors, other roles, unconfirmed addresses and a second profile', async () => {
    const { token } = await insertInvitedAlum(app, mine);
    const student = await registeredMember(app, studentForm('no.alum'));
    const unconfirmed = await registered(app, alumniForm('not.yet'));
    const claimed = await registeredMember(app, alumniForm('has.one'));
    await claimed
      .post('/api/alumni/claim')
      .send(ownClaim((await insertInvitedAlum(app, mine)).token))
      .expect(201);
    const codeOf = async (browser: typeof student, status: number) =>
      (await browser.post('/api/alumni/claim').send(ownClaim(token)).expect(status)).body.code as string;

    expect(await codeOf(app.browser(), 401)).toBe('platform.not-signed-in');
    expect(await codeOf(student, 403)).toBe('admin-analytics.alumni-account-needed');
    expect(await codeOf(unconfirmed, 403)).toBe('identity.confirm-your-email');
    expect(await codeOf(claimed, 409)).toBe('admin-analytics.account-has-claimed');
    await details(token).expect(200);
  });
});

describe('sharing the last activity with the college', () => {
  it('requires a claimed profile', async () => {
    const alum = await registeredMember(app, alumniForm('no.claim'));

    expect((await alum.get('/api/alumni/claim/own').expect(200)).body).toEqual({
      collegeId: null,
      collegeName: null,
      claimedAt: null,
      isActivityShared: false,
    });
    const { body } = await alum.patch('/api/alumni/claim/own').send({ isActivityShared: true }).expect(404);
    expect(body.code).toBe('admin-analytics.nothing-claimed');
  });
});

describe('declining an import', () => {
  it('deletes everything except a keyed hash of the address', async () => {
    const { id, email, token } = await insertInvitedAlum(app, mine);
    await decline(token).expect(204);
    const hashes = await app.db.query<{ college_id: number; address_hash: Buffer }[]>(
      'SELECT * FROM admin_analytics.declined_addresses WHERE college_id = $1',
      [mine],
    );

    expect(await rows(id)).toEqual([]);
    expect(hashes.at(-1)!.address_hash).toHaveLength(32);
    expect(JSON.stringify(hashes)).not.toContain(email);
    expect((await decline(token).expect(400)).body).toEqual(INVALID);
  });
});

describe('what a college imported with the address of an account', () => {
  const WAITING = '/api/alumni/claim/waiting';

  it('is listed in the account, whose owner claims or declines without the email', async () => {
    const other = (await collegeIds(app, 2))[1]!;
    const { id, email, token: mailed } = await insertInvitedAlum(app, mine);
    const browser = await registered(app, alumniForm('by.herself', { email }));
    expect((await browser.get(WAITING).expect(200)).body).toEqual([]);
    const before = await rows(id);
    const { body } = await browser.get('/api/user').expect(200);
    await confirmAddress(app, (body as { id: number }).id);
    await insertImportedAlum(app.db, other, email);
    expect(await rows(id)).toEqual(before);

    const list = async () =>
      ((await browser.get(WAITING).expect(200)).body as { collegeId: number }[]).map((one) => one.collegeId);
    expect((await list()).sort()).toEqual([mine, other].sort());
    const open = async (collegeId: number) =>
      ((await browser.post(`${WAITING}/${collegeId}/link`).expect(200)).body as { token: string }).token;
    const token = await open(mine);
    expect((await details(mailed).expect(400)).body).toEqual(INVALID);
    await browser
      .post('/api/alumni/claim')
      .send({ token, isProfileVisible: true, isWillingToMentor: true })
      .expect(201);
    await decline(await open(other)).expect(204);
    expect(await list()).toEqual([]);
    await browser.post(`${WAITING}/${mine}/link`).expect(404);
  });

  it('can be opened by no one else', async () => {
    await insertInvitedAlum(app, mine);
    const stranger = await registeredMember(app, studentForm('nosy'));
    await stranger.post(`${WAITING}/${mine}/link`).expect(404);
    await app.visitor().get(WAITING).expect(401);
    await app.browser().post(`${WAITING}/${mine}/link`).expect(401);
  });
});

describe('imported alumni who neither claim nor decline', () => {
  it('are deleted after 180 days unless they are claimed', async () => {
    const [late, claimed, waiting] = [
      await insertInvitedAlum(app, mine),
      await insertInvitedAlum(app, mine),
      await insertInvitedAlum(app, mine),
    ];
    await app.browser().post('/api/alumni/claim').send(claimForm('in.time', claimed.token)).expect(201);
    await app.db.query('UPDATE admin_analytics.imported_alumni SET purge_at = now() WHERE id = ANY ($1)', [
      [late.id, claimed.id],
    ]);
    await app.app.get(ScheduledDeletions, { strict: false }).run('delete-unclaimed-alumni');

    expect([await rows(late.id), (await rows(claimed.id)).length, (await rows(waiting.id)).length]).toEqual([[], 1, 1]);
  });
});

describe('verified alumni', () => {
  it('have a badge in discussions and reviews about their college, unless they are hidden', async () => {
    const { token } = await insertInvitedAlum(app, mine);
    const browser = app.browser();
    await browser.post('/api/alumni/claim').send(claimForm('verified.alum', token)).expect(201);
    const reader = await registeredMember(app, studentForm('a.reader'));
    const post = { title: 'Where to study on campus?', content: 'Which library is quiet?', collegeId: mine, tags: [] };
    const { body: named } = await browser.post('/api/forum/posts').send(post).expect(201);
    const hidden = { ...post, title: 'Where to eat on campus?', anonymous: true };
    const { body: anonymous } = await browser.post('/api/forum/posts').send(hidden).expect(201);
    const badgeOf = async ({ id }: { id: number }) =>
      (await reader.get(`/api/forum/posts/${id}`).expect(200)).body.author.badge as string | null;

    expect([await badgeOf(named), await badgeOf(anonymous)]).toEqual(['verified_alum', null]);
    await browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
    expect(await badgeOf(named)).toBeNull();
  });

  it('have a badge on their page and in the finder while their profile names the college', async () => {
    const { token } = await insertInvitedAlum(app, mine);
    const browser = app.browser();
    const { body: own } = await browser.post('/api/alumni/claim').send(claimForm('found.alum', token)).expect(201);
    const reader = await registeredMember(app, studentForm('b.reader'));
    const pageOf = async () =>
      (await reader.get(`/api/alumni/${own.id}`).expect(200)).body.alumniProfile as Record<string, unknown>;
    const { body: found } = await reader.get('/api/alumni/search').query({ collegeId: mine, limit: 100 }).expect(200);

    expect((await pageOf()).isVerifiedAlum).toBe(true);
    expect(found).toContainEqual(
      expect.objectContaining({ id: own.id, alumniProfile: expect.objectContaining({ isVerifiedAlum: true }) }),
    );
    await app.db.query('UPDATE mentorship.alumni_profiles SET college_id = NULL WHERE user_id = $1', [own.id]);
    expect((await pageOf()).isVerifiedAlum).toBe(false);
  });
});
