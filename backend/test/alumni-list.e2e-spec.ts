import type { Response } from 'supertest';
import { alumniForm, registered, registeredMember, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { alumniOf } from './support/test-users';
import {
  claimForm,
  collegeIds,
  insertImportedAlum,
  insertInvitedAlum,
  tokenMailedTo,
  verifiedAdministrator,
} from './support/imported-alumni';
import { recordAffiliations } from './support/person-record-rows';

type Browser = Awaited<ReturnType<typeof registered>>;

let app: TestApp;
let mine: number;
let others: number;
let admin: Browser;
let otherAdmin: Browser;
const PATH = '/api/admin/alumni';

beforeAll(async () => {
  app = await startApp();
  [mine, others] = (await collegeIds(app, 2)) as [number, number];
  admin = await verifiedAdministrator(app, 'admin.mine', mine);
  otherAdmin = await verifiedAdministrator(app, 'admin.other', others);
}, 90_000);

beforeEach(() => app.db.query('DELETE FROM admin_analytics.imported_alumni'));

/**
 * Creates an alum who has claimed an imported profile.
 * @returns the ID and address of the imported row, the browser and the user ID
 */
async function claimed(username: string, changes: Record<string, unknown> = {}, row: { last_name?: string } = {}) {
  const { id, email, token } = await insertInvitedAlum(app, mine, row);
  const browser = app.browser();
  const { body } = await browser
    .post('/api/alumni/claim')
    .send(claimForm(username, token, changes))
    .expect(201);
  return { id, email, browser, userId: (body as { id: number }).id };
}

describe('the list of alumni', () => {
  it('shows the address and the deletion date of an unclaimed alum', async () => {
    const id = await insertImportedAlum(app.db, mine, 'ada@example.org');
    await insertImportedAlum(app.db, others, 'ben@example.org');
    const { body, headers } = await admin.get(PATH).expect(200);

    expect(headers['x-total-count']).toBe('1');
    expect(body).toEqual([
      {
        id,
        firstName: 'Ada',
        lastName: 'Example',
        email: 'ada@example.org',
        major: 'Mathematics',
        graduationYear: 2015,
        claimed: false,
        claimedAt: null,
        isMentor: null,
        lastActiveMonth: null,
        invitedAt: null,
        remindedAt: null,
        purgeAt: expect.any(String),
        userId: null,
      },
    ]);
  });

  it('hides the address of a claimed alum, and finds them only by name', async () => {
    const { id, email, userId } = await claimed('open.alum');
    const { body } = await admin.get(PATH).expect(200);

    expect(body).toEqual([
      expect.objectContaining({ id, email: null, claimed: true, purgeAt: null, isMentor: true, userId }),
    ]);
    expect(JSON.stringify(body)).not.toContain(email);
    expect((await admin.get(PATH).query({ q: email }).expect(200)).body).toEqual([]);
    expect((await admin.get(PATH).query({ q: 'ada exam' }).expect(200)).body).toHaveLength(1);
  });

  it('shows only the college’s own data for a hidden profile', async () => {
    const changes = { isProfileVisible: false, fullName: 'Ada King', major: 'Computing', isActivityShared: true };
    await claimed('hidden.alum', changes);
    const { body } = await admin.get(PATH).expect(200);

    expect(body).toEqual([
      expect.objectContaining({
        firstName: 'Ada',
        lastName: 'Example',
        major: 'Mathematics',
        claimed: true,
        isMentor: null,
        lastActiveMonth: null,
        userId: null,
      }),
    ]);
  });

  it('shows the month of the last activity only while the alum shares it', async () => {
    const { browser } = await claimed('sharing.alum', { isActivityShared: true });
    await claimed('quiet.alum');
    const months = async () =>
      ((await admin.get(PATH).query({ sort: 'importedAt' }).expect(200)).body as { lastActiveMonth: unknown }[]).map(
        ({ lastActiveMonth }) => lastActiveMonth,
      );
    const now = new Date().toISOString().slice(0, 7);

    expect(await months()).toEqual([now, null]);
    expect((await browser.get('/api/alumni/claim/own').expect(200)).body).toMatchObject({
      collegeId: mine,
      isActivityShared: true,
    });
    await browser.patch('/api/alumni/claim/own').send({ isActivityShared: false }).expect(200);
    expect(await months()).toEqual([null, null]);
  });

  it('does not reveal that an imported alum registered without the link', async () => {
    await insertImportedAlum(app.db, mine, 'by.themselves@example.org');
    const before = (await admin.get(PATH).expect(200)).body;
    const kept = () => app.db.query('SELECT * FROM admin_analytics.imported_alumni ORDER BY id');
    const stored = await kept();
    await registeredMember(app, alumniForm('by.themselves'));

    expect(await kept()).toEqual(stored);
    expect((await admin.get(PATH).expect(200)).body).toEqual(before);
  });

  it('finds names and majors without their accents, and the other way round', async () => {
    await insertImportedAlum(app.db, mine, 'jose@example.org', {
      first_name: 'José',
      last_name: 'Núñez',
      major: 'Économie',
    });
    await insertImportedAlum(app.db, mine, 'anna@example.org', {
      first_name: 'Anna',
      last_name: 'Smith',
      major: 'Art',
    });
    const found = async (q: string) =>
      ((await admin.get(PATH).query({ q }).expect(200)).body as { lastName: string }[]).map(({ lastName }) => lastName);
    for (const q of ['jose', 'JOSÉ nunez', 'economie', 'Jose@Example.org']) expect(await found(q)).toEqual(['Núñez']);
    expect(await found('ánna')).toEqual(['Smith']);
    expect(await found('50%')).toEqual([]);
  });

  it('filters, sorts and pages without gaps', async () => {
    const names = ['Álvarez', 'Baker', 'baker', 'Chen', 'Diaz'];
    for (const [n, last_name] of names.entries()) {
      await insertImportedAlum(app.db, mine, `p${n}@example.org`, { last_name, graduation_year: 2010 + (n % 2) });
    }
    const walk = async (query: Record<string, unknown>) => {
      const found: string[] = [];
      let path: string | undefined =
        `${PATH}?${new URLSearchParams(query as Record<string, string>).toString()}&limit=2`;
      while (path) {
        const answer: Response = await admin.get(path).expect(200);
        found.push(...(answer.body as { lastName: string }[]).map(({ lastName }) => lastName));
        path = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
      }
      return found;
    };

    for (const sort of ['name', '-name', 'graduationYear', '-graduationYear', 'importedAt', '-importedAt']) {
      expect((await walk({ sort })).sort()).toEqual([...names].sort());
    }
    expect((await walk({ sort: 'name' })).slice(-2)).toEqual((await walk({ sort: '-name' })).slice(0, 2).reverse());
    expect(await walk({ claimed: 'true' })).toEqual([]);
    expect(await walk({ q: '100%' })).toEqual([]);
    expect(await walk({ q: 'chen p3@example' })).toEqual(['Chen']);
  });

  it.each([
    ['sort=secret', 'sort'],
    ['claimed=maybe', 'claimed'],
    ['limit=0', 'limit'],
    ['after=nonsense', 'after'],
    [`after=${Buffer.from('["name",["a","b"],-1]').toString('base64url')}`, 'after'],
    [`q=${'a'.repeat(101)}`, 'q'],
  ])('rejects %s and names the field', async (query, field) => {
    const { body } = await admin.get(`${PATH}?${query}`).expect(400);
    expect(body.errors).toEqual([{ field, message: expect.any(String) }]);
  });
});

describe('the CSV file of alumni', () => {
  it('starts with a byte order mark, and escapes formulas', async () => {
    await insertImportedAlum(app.db, mine, 'evil@example.org', {
      first_name: '=HYPERLINK("http://evil")',
      last_name: 'a,"b"',
    });
    const { body, headers } = await admin
      .get('/api/admin/alumni.csv')
      .buffer(true)
      .parse((answer, done) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(Buffer.from(piece)));
        answer.on('end', () => done(null, Buffer.concat(pieces)));
      })
      .expect(200);
    const text = (body as Buffer).toString();

    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="alumni.csv"');
    expect((body as Buffer).subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(text).toMatch(/^.?first_name,last_name,email,/);
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")","a,""b""",evil@example.org,2015,Mathematics,no,`);
  });
});

async function connectMentee(username: string, mentorId: number): Promise<void> {
  const student = await registeredMember(app, studentForm(username));
  const me = (await student.get('/api/user').expect(200)).body as { id: number };
  await app.db.query(
    `INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at, updated_at)
     VALUES ($1, $2, $2, 'connected', 'Hello', now(), now())`,
    [me.id, mentorId],
  );
}

describe('the alumni statistics', () => {
  it('count unclaimed alumni, and name only mentors with a visible profile', async () => {
    // The imported rows of people in other tests are deleted, so they count as registered by themselves.
    const { registeredThemselves, availableMentors } = (await admin.get(`${PATH}/stats`).expect(200)).body as Record<
      string,
      number
    >;
    await insertImportedAlum(app.db, mine, 'waiting@example.org');
    const open = await claimed('top.mentor', { fullName: 'Ada King' });
    const hidden = await claimed('hidden.mentor', { isProfileVisible: false });
    await connectMentee('mentee.open', open.userId);
    await connectMentee('mentee.hidden', hidden.userId);
    const { body } = await admin.get(`${PATH}/stats`).expect(200);

    expect(body).toEqual({
      total: registeredThemselves! + 3,
      claimed: 2,
      unclaimed: 1,
      registeredThemselves,
      availableMentors: availableMentors! + 1,
      activeConversations: 0,
      topMentors: [{ userId: open.userId, fullName: 'Ada King', mentees: 1 }],
      otherMentors: 1,
    });
    expect((await otherAdmin.get(`${PATH}/stats`).expect(200)).body).toMatchObject({ total: 0, topMentors: [] });
  });
});

describe('alumni who registered themselves', () => {
  it('count in the statistics of their college, unless their profile is hidden', async () => {
    const figures = async () => (await admin.get(`${PATH}/stats`).expect(200)).body as Record<string, number>;
    const { total, registeredThemselves } = await figures();
    await alumniOf(app, 'came.alone', mine);
    const hidden = await alumniOf(app, 'came.hidden', mine);
    await hidden.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
    const counted = await eventually(async () => {
      const now = await figures();
      return now.total === total! + 1 ? now : null;
    });

    expect(counted.registeredThemselves).toBe(registeredThemselves! + 1);
  });

  it('are counted as mentors, but not named', async () => {
    const figures = async () =>
      (await admin.get(`${PATH}/stats`).expect(200)).body as Record<'topMentors', object[]> &
        Record<'registeredThemselves' | 'otherMentors', number>;
    const before = await figures();
    const { id } = await alumniOf(app, 'came.to.mentor', mine);
    await connectMentee('mentee.alone', id);
    const counted = await eventually(async () => {
      const now = await figures();
      return now.registeredThemselves === before.registeredThemselves + 1 ? now : null;
    });

    expect(counted.topMentors).toEqual(before.topMentors);
    expect(counted.otherMentors).toBe(before.otherMentors + 1);
  });
});

describe('resending an invitation', () => {
  it('mails a new link and invalidates the previous one', async () => {
    const { id, email, token } = await insertInvitedAlum(app, mine);
    await admin.post(`${PATH}/${id}/resend`).expect(204);
    const renewed = await eventually(async () => {
      const newest = await tokenMailedTo(app, email);
      return newest === token ? null : newest;
    });

    await app.visitor().post('/api/alumni/claim/details').send({ token }).expect(400);
    await app.visitor().post('/api/alumni/claim/details').send({ token: renewed }).expect(200);
  });

  it('is possible only for unclaimed alumni of the administrator’s college', async () => {
    const { id } = await claimed('claimed.already');
    const foreignAlumId = await insertImportedAlum(app.db, others, 'foreign@example.org');

    await admin.post(`${PATH}/${id}/resend`).expect(409);
    await admin.post(`${PATH}/${foreignAlumId}/resend`).expect(404);
    await admin.post(`${PATH}/999999/resend`).expect(404);
  });
});

describe('removing an imported alum', () => {
  it('is possible only for unclaimed alumni of the administrator’s college', async () => {
    const id = await insertImportedAlum(app.db, mine, 'removable@example.org');
    const foreignAlumId = await insertImportedAlum(app.db, others, 'foreign@example.org');
    const { id: own } = await claimed('stays.here');

    await admin.delete(`${PATH}/${id}`).expect(204);
    await admin.delete(`${PATH}/${id}`).expect(404);
    await admin.delete(`${PATH}/${foreignAlumId}`).expect(404);
    expect((await admin.delete(`${PATH}/${own}`).expect(409)).body.code).toBe('admin-analytics.alumnus-has-claimed');
    const left = await app.db.query<{ id: number }[]>('SELECT id FROM admin_analytics.imported_alumni ORDER BY id');
    expect(left.map((row) => row.id)).toEqual([foreignAlumId, own]);
  });
});

describe('anyone but an active administrator of the college', () => {
  it('can neither read nor change the alumni list', async () => {
    const id = await insertImportedAlum(app.db, mine, 'ada@example.org');
    const student = await registeredMember(app, studentForm('a.student'));
    const pending = await registeredMember(
      app,
      studentForm('a.pending', { role: 'college_admin', collegeId: mine, birthDate: '1980-05-05' }),
    );
    const removed = await verifiedAdministrator(app, 'was.admin', mine);
    const [removedId] = await app.db.query<{ id: number }[]>(
      "SELECT id FROM identity.users WHERE username = 'was.admin'",
    );
    await app.db.query(
      `UPDATE admin_analytics.college_administrators SET status = 'removed', is_main = false
       WHERE user_id = $1`,
      [removedId!.id],
    );
    await recordAffiliations(app.db);
    const calls = [
      ['get', PATH],
      ['get', '/api/admin/alumni.csv'],
      ['get', `${PATH}/stats`],
      ['post', `${PATH}/${id}/resend`],
      ['delete', `${PATH}/${id}`],
    ] as const;

    for (const [method, path] of calls) {
      await app.visitor()[method](path).set('Origin', app.settings.origin).expect(401);
      for (const browser of [student, pending, removed]) await browser[method](path).expect(403);
    }
    await otherAdmin.delete(`${PATH}/${id}`).expect(404);
    expect((await otherAdmin.get(PATH).expect(200)).body).toEqual([]);
  });
});
