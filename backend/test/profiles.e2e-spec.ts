import { alumniForm, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import {
  administratorOf,
  alumniOf,
  confirmed,
  fifteenYearsAgo,
  type TestUser,
  student,
  unconfirmedPerson,
} from './support/test-users';

let app: TestApp;
let robin: TestUser;
let kim: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  kim = await confirmed(app, studentForm('kim', { birthDate: fifteenYearsAgo() }));
  ada = await alumniOf(app, 'ada', 1);
});

const tellStudent = ({ browser }: TestUser, changes: object) => browser.put('/api/student/profile').send(changes);
const tellAlumni = ({ browser }: TestUser, changes: object) => browser.put('/api/alumni/profile').send(changes);
const own = async ({ browser }: TestUser) => (await browser.get('/api/user').expect(200)).body;
const faultsOf = ({ body }: { body: { errors: { field: string; message: string }[] } }) =>
  Object.fromEntries(body.errors.map(({ field, message }) => [field, message]));
const storedProfileOf = async ({ id }: TestUser) =>
  (
    await app.db.query<Record<string, unknown>[]>('SELECT * FROM mentorship.alumni_profiles WHERE user_id = $1', [id])
  )[0];
const become = ({ browser }: TestUser, newRole: string) => browser.put('/api/user/role').send({ newRole }).expect(200);

describe('a student’s profile', () => {
  it('is empty until something is entered, and then contains the normalized input', async () => {
    expect((await own(robin)).studentProfile).toMatchObject({ intendedMajor: null, bio: null });

    const { body } = await tellStudent(robin, {
      intendedMajor: ' Biology ',
      graduationYear: '2027',
      skillsToLearn: 'Python,, python , Public   speaking,',
      bio: 'One line.\r\nAnother 🌱',
    }).expect(200);

    expect(body).toEqual({
      intendedMajor: 'Biology',
      currentSchool: null,
      graduationYear: 2027,
      interests: null,
      careerGoals: null,
      skillsToLearn: 'Python, Public speaking',
      areasOfInterest: null,
      preferredIndustries: null,
      schoolsConsidering: null,
      mentorshipPreferences: null,
      location: null,
      bio: 'One line.\nAnother 🌱',
      phone: null,
      contactEmail: null,
      profileVisibility: 'public',
      visibilityChosenAt: null,
    });
    expect((await own(robin)).studentProfile).toEqual(body);
    expect((await robin.browser.get('/api/user/profile').expect(200)).body.studentProfile).toEqual(body);
  });

  it('keeps omitted fields and clears empty ones', async () => {
    await tellStudent(robin, { phone: '555 0100', contactEmail: 'robin@example.org', graduationYear: 2028 }).expect(
      200,
    );
    const { body } = await tellStudent(robin, { phone: '', graduationYear: null, bio: ' ' }).expect(200);

    expect(body).toMatchObject({ intendedMajor: 'Biology', contactEmail: 'robin@example.org' });
    expect(body).toMatchObject({ phone: null, graduationYear: null, bio: null });
  });

  it('keeps concurrent edits of different fields', async () => {
    await Promise.all([
      tellStudent(robin, { interests: 'Chess' }).expect(200),
      tellStudent(robin, { careerGoals: 'Judge' }).expect(200),
      tellStudent(robin, { location: 'Reno' }).expect(200),
    ]);

    expect((await own(robin)).studentProfile).toMatchObject({
      interests: 'Chess',
      careerGoals: 'Judge',
      location: 'Reno',
      intendedMajor: 'Biology',
    });
  });

  it('of a person under 18 is private and has no phone or contact email', async () => {
    const message = 'You can add a phone number and a contact email once you’re 18.';
    const changes = { phone: '555 0100', contactEmail: 'kim@example.org', bio: 'Hello' };
    expect(faultsOf(await tellStudent(kim, changes).expect(400))).toEqual({ phone: message, contactEmail: message });
    expect((await own(kim)).studentProfile?.bio ?? null).toBeNull();

    const { body } = await tellStudent(kim, { phone: '', contactEmail: null, bio: 'Hello' }).expect(200);
    expect(body).toMatchObject({ bio: 'Hello', profileVisibility: 'private', visibilityChosenAt: null });
  });

  it('names every invalid field and changes nothing', async () => {
    const changes = { interests: 'x'.repeat(2_001), location: 'x'.repeat(201), graduationYear: '1492', bio: 'New' };

    expect(Object.keys(faultsOf(await tellStudent(robin, changes).expect(400))).sort()).toEqual([
      'graduationYear',
      'interests',
      'location',
    ]);
    expect((await own(robin)).studentProfile.bio).toBeNull();
  });

  it.each<[string, unknown]>([
    ['bio', 7],
    ['bio', ['x']],
    ['bio', { toString: 'x' }],
    ['bio', 'a\u0000b'],
    ['bio', 'a\ud800b'],
    ['bio', 'a\u001bb'],
    ['location', 'a\u0000b'],
    ['location', 'two\nlines'],
    ['skillsToLearn', 'a,\udfff'],
    ['graduationYear', 'soon'],
    ['graduationYear', '2e3'],
    ['graduationYear', 2027.5],
    ['graduationYear', true],
    ['graduationYear', [2027]],
    ['contactEmail', 'robin at home'],
    ['contactEmail', 'robin@example.org\nBcc: all@example.org'],
    ['userId', 1],
    ['profileVisibility', 'public'],
    ['visibilityChosenAt', null],
    ['lastEditedAt', null],
    ['alumniProfile', {}],
  ])('rejects %s with the value %j', async (field, value) => {
    const before = await own(robin);

    expect(Object.keys(faultsOf(await tellStudent(robin, { [field]: value }).expect(400)))).toEqual([field]);
    expect(await own(robin)).toEqual(before);
  });

  it('ignores keys that point to prototypes', async () => {
    const body = '{"bio":"x","__proto__":{"role":"college_admin"},"constructor":{"prototype":{"role":"alumni"}}}';
    await robin.browser.put('/api/student/profile').set('Content-Type', 'application/json').send(body).expect(200);

    expect(await own(robin)).toMatchObject({ role: 'student', studentProfile: { bio: 'x' } });
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it('can be edited before the address is confirmed', async () => {
    const sky = await unconfirmedPerson(app, studentForm('sky'));
    await tellStudent(sky, { bio: 'Hello' }).expect(200);
  });
});

describe('an alum’s profile', () => {
  it('contains the registration data, whether or not it is stored yet', async () => {
    const dana = await confirmed(app, alumniForm('dana', { alumniCollegeId: 1, alumniCompany: 'Lab' }));
    await eventually(() => storedProfileOf(dana));
    const after = (await own(dana)).alumniProfile;
    await app.db.query('DELETE FROM mentorship.alumni_profiles WHERE user_id = $1', [dana.id]);

    expect((await own(dana)).alumniProfile).toEqual(after);
    expect(after).toMatchObject({ college: 'Amherst College', collegeId: 1, company: 'Lab', maxMentees: 3 });
  });

  it('stores and returns every field', async () => {
    const changes = {
      major: 'Law',
      graduationYear: '2010',
      yearsOfExperience: '12',
      industry: 'Justice',
      bio: 'Hello',
      skills: 'Writing, writing,, Arguing',
      mentorshipAreas: 'Essays',
      location: 'Reno',
      maxMentees: 5,
      isWillingToMentor: true,
      availabilityStatus: 'busy',
      linkedinUrl: 'https://www.linkedin.com/in/ada',
      twitterHandle: '@ada',
      githubUrl: 'https://github.com/ada',
      personalWebsite: 'https://ada.example.org/?a=b',
      transferredFromCollegeId: 3,
    };
    const { body } = await tellAlumni(ada, changes).expect(200);

    expect(body).toEqual({
      ...changes,
      graduationYear: 2010,
      yearsOfExperience: 12,
      skills: 'Writing, Arguing',
      college: 'Amherst College',
      collegeId: 1,
      currentPosition: null,
      company: null,
      isProfileVisible: false,
      allowStudentConnections: true,
      visibilityChosenAt: null,
      consideredColleges: [],
    });
    expect((await own(ada)).alumniProfile).toEqual(body);
  });

  it('keeps the college from which the alum transferred, and shows it to no one else', async () => {
    const lin = await alumniOf(app, 'lin', 1);
    await tellAlumni(lin, { bio: 'I transferred.', transferredFromCollegeId: 3 }).expect(200);
    expect((await own(lin)).alumniProfile.transferredFromCollegeId).toBe(3);
    await lin.browser.patch('/api/privacy/preferences').send({ isProfileVisible: true }).expect(200);

    const { body } = await ada.browser.get(`/api/alumni/${lin.id}`).expect(200);
    expect(body.alumniProfile).not.toHaveProperty('transferredFromCollegeId');

    const refused = await tellAlumni(lin, { transferredFromCollegeId: 1 }).expect(400);
    expect(faultsOf(refused)).toEqual({
      transferredFromCollegeId: 'Choose another college than the one you graduated from',
    });
    expect((await tellAlumni(lin, { transferredFromCollegeId: null }).expect(200)).body).toMatchObject({
      bio: 'I transferred.',
      transferredFromCollegeId: null,
    });
  });

  it('keeps concurrent edits of different fields, even if they are the first', async () => {
    const eve = await confirmed(app, alumniForm('eve'));
    await Promise.all([
      tellAlumni(eve, { bio: 'Hello' }).expect(200),
      tellAlumni(eve, { skills: 'Java' }).expect(200),
      tellAlumni(eve, { company: 'Lab' }).expect(200),
    ]);

    expect((await own(eve)).alumniProfile).toMatchObject({
      college: 'Amherst College',
      bio: 'Hello',
      skills: 'Java',
      company: 'Lab',
    });
  });

  it('loses the college ID when the college name changes, also in the byline of reviews', async () => {
    const gus = await alumniOf(app, 'gus', 1);
    await gus.browser
      .post('/api/reviews')
      .send({ collegeId: 1, collegeName: 'x x', content: 'They took their time with me.', rating: 4 })
      .expect(201);
    const signature = async () => {
      const { body } = await app.visitor().get('/api/reviews?collegeId=1').expect(200);
      return (body as { authorName: string }[])[0]!.authorName;
    };
    expect(await signature()).toBe('Alum of Michigan State University');

    const { body } = await tellAlumni(gus, { college: 'A college far away' }).expect(200);
    expect(body).toMatchObject({ college: 'A college far away', collegeId: null });
    expect(await signature()).toBe('Alum of another college');

    expect((await tellAlumni(gus, { collegeId: 1 }).expect(200)).body.collegeId).toBe(1);
    expect(await signature()).toBe('Alum of Michigan State University');
  });

  it('requires college, major and year, with the messages of the form', async () => {
    const formerStudent = await student(app, 'turned');
    await become(formerStudent, 'alumni');
    const required = {
      college: 'College name is required',
      major: 'Major is required',
      graduationYear: 'Graduation year is required',
    };
    expect(faultsOf(await tellAlumni(formerStudent, { bio: 'Hello' }).expect(400))).toEqual(required);
    expect(faultsOf(await tellAlumni(ada, { college: 'x', major: ' ', graduationYear: '201' }).expect(400))).toEqual(
      required,
    );
    await tellAlumni(formerStudent, { college: 'Reed College', major: 'Law', graduationYear: 2024 }).expect(200);
    await become(formerStudent, 'student');
    expect(await own(formerStudent)).toMatchObject({ alumniProfile: null, studentProfile: { intendedMajor: null } });
    await become(formerStudent, 'alumni');
    expect((await own(formerStudent)).alumniProfile.college).toBe('Reed College');
  });

  it.each(['linkedinUrl', 'githubUrl', 'personalWebsite'])('rejects a dangerous URL as %s', async (field) => {
    const dangerous = [
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      ' javascript:alert(1)',
      'java script:alert(1)',
      'data:text/html,<script>',
      'vbscript:msgbox(1)',
      'file:///etc/passwd',
      '//evil.example',
      'example.org',
      'https://user:secret@example.org',
      'https://example.org\\@evil.example',
      'https://localhost',
      'https://',
      'http://127.0.0.1',
      'https://127.0.0.1',
      'https://[::1]',
      'http://example.org',
      'https://example.org:8443',
    ];
    for (const address of dangerous) {
      const answer = await tellAlumni(ada, { [field]: address }).expect(400);
      expect(faultsOf(answer)).toEqual({ [field]: expect.stringMatching(/^Enter an address that starts with https:/) });
    }
    // Text on one line can't contain a tab.
    await tellAlumni(ada, { [field]: 'java\tscript:alert(1)' }).expect(400);
    await tellAlumni(ada, { [field]: '' }).expect(200);
  });

  it('hides stored URLs that the current rules reject, and can still be saved', async () => {
    const old = await alumniOf(app, 'old.links', 1);
    await tellAlumni(old, { githubUrl: 'https://github.com/old' }).expect(200);
    await app.db.query(
      `UPDATE mentorship.alumni_profiles SET is_profile_visible = true, visibility_chosen_at = now(),
              linkedin_url = 'http://127.0.0.1', personal_website = 'http://10.0.0.1:8080/' WHERE user_id = $1`,
      [old.id],
    );
    const { body } = await ada.browser.get(`/api/alumni/${old.id}`).expect(200);
    expect(body.alumniProfile).toMatchObject({ linkedinUrl: null, personalWebsite: null });
    expect(body.alumniProfile.githubUrl).toBe('https://github.com/old');
    await tellAlumni(old, { bio: 'Still here' }).expect(200);
  });

  it.each<[string, unknown]>([
    ['collegeId', 0],
    ['collegeId', -1],
    ['collegeId', 1.5],
    ['collegeId', 2_147_483_647],
    ['collegeId', 2_147_483_648],
    ['collegeId', 1e308],
    ['transferredFromCollegeId', 0],
    ['transferredFromCollegeId', 2_147_483_647],
    ['transferredFromCollegeId', 'Amherst College'],
    ['graduationYear', '20x0'],
    ['graduationYear', 1e308],
    ['yearsOfExperience', 'many'],
    ['yearsOfExperience', -1],
    ['maxMentees', 0],
    ['maxMentees', 21],
    ['isWillingToMentor', 'false'],
    ['isWillingToMentor', 1],
    ['availabilityStatus', 'sometimes'],
    ['availabilityStatus', ['busy']],
    ['twitterHandle', '"><script>'],
    ['bio', 'a\u0000b'],
    ['company', 'a\ud800'],
    ['isProfileVisible', true],
    ['userId', 1],
  ])('rejects %s with the value %j', async (field, value) => {
    const before = await own(ada);

    expect(Object.keys(faultsOf(await tellAlumni(ada, { [field]: value }).expect(400)))).toEqual([field]);
    expect(await own(ada)).toEqual(before);
  });
});

describe('the profile of another role', () => {
  it('cannot be edited', async () => {
    const dean = await administratorOf(app, 'dean', 1);
    const studies = { college: 'College 1', major: 'Biology', graduationYear: '2010' };
    for (const someone of [robin, kim, dean]) {
      expect((await tellAlumni(someone, studies).expect(403)).body.code).toBe('mentorship.other-role');
      expect(await storedProfileOf(someone)).toBeUndefined();
    }
    for (const someone of [ada, dean]) {
      expect((await tellStudent(someone, { bio: 'x' }).expect(403)).body.code).toBe('mentorship.other-role');
    }
  });

  it('cannot be edited as soon as the role has changed', async () => {
    const lee = await alumniOf(app, 'lee', 1);
    await become(lee, 'student');
    await tellAlumni(lee, { bio: 'x' }).expect(403);
    await tellStudent(lee, { bio: 'x' }).expect(200);
  });

  it('cannot be edited by visitors or from other sites', async () => {
    for (const path of ['/api/student/profile', '/api/alumni/profile']) {
      await app.visitor().put(path).set('Origin', app.settings.origin).send({ bio: 'x' }).expect(401);
      await robin.browser.put(path).set('Origin', 'https://evil.example').send({ bio: 'x' }).expect(403);
    }
  });
});
