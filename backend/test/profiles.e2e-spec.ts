import { eventually, startApp, type TestApp } from './support/app';
import { alumniForm, studentForm } from './support/accounts';
import { administratorOf, alumniOf, confirmed, fifteenYearsAgo, type Somebody, student } from './support/college-people';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

const tellStudent = ({ browser }: Somebody, told: object) => browser.put('/api/student/profile').send(told);
const tellAlumni = ({ browser }: Somebody, told: object) => browser.put('/api/alumni/profile').send(told);
const own = async ({ browser }: Somebody) => (await browser.get('/api/user').expect(200)).body;
const faultsOf = (body: { errors: { field: string; message: string }[] }) =>
  Object.fromEntries(body.errors.map(({ field, message }) => [field, message]));
const begun = (somebody: Somebody) =>
  eventually(
    async () =>
      (await app.db.query('SELECT 1 FROM mentorship.alumni_profiles WHERE user_id = $1', [somebody.id])).length > 0,
  );

describe('a student’s profile', () => {
  it('is nothing until something is told, and then what was told', async () => {
    const robin = await student(app, 'robin');
    expect((await own(robin)).studentProfile).toBeNull();

    const { body } = await tellStudent(robin, {
      intendedMajor: ' Biology ',
      graduationYear: '2027',
      skillsToLearn: 'Python,, python , Public   speaking,',
      bio: 'One line.\r\nAnother 🌱',
    }).expect(200);

    expect(body).toEqual({
      ...{ intendedMajor: 'Biology', currentSchool: null, graduationYear: 2027, interests: null, careerGoals: null },
      ...{ skillsToLearn: 'Python, Public speaking', preferredIndustries: null, schoolsConsidering: null },
      ...{ mentorshipPreferences: null, location: null, bio: 'One line.\nAnother 🌱', phone: null, contactEmail: null },
      ...{ profileVisibility: 'public', visibilityChosenAt: null },
    });
    expect((await own(robin)).studentProfile).toEqual(body);
    expect((await robin.browser.get('/api/user/profile').expect(200)).body.studentProfile).toEqual(body);
  });
});
