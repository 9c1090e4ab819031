import { startApp, type TestApp } from './support/app';

const student = (name: string) => ({
  username: name,
  password: 'Correct-horse-9',
  email: `${name}@example.org`,
  fullName: 'Robin Example',
  role: 'student',
  birthDate: '2000-02-29',
  isAgeVerified: true,
});

describe('having an account', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp()));

  it('registers, signs out and signs in again', async () => {
    const browser = app.browser();
    const { body: made } = await browser.post('/api/register').send(student('robin')).expect(201);
    expect(made).toEqual({
      id: expect.any(Number),
      username: 'robin',
      fullName: 'Robin Example',
      email: 'robin@example.org',
      emailVerified: false,
      role: 'student',
      avatarUrl: null,
      isAgeVerified: true,
      alumniProfile: null,
      studentProfile: null,
      collegeAdmin: null,
    });
    expect((await browser.get('/api/user').expect(200)).body).toEqual(made);

    const { body } = await browser.post('/api/logout').expect(200);
    expect(body).toEqual({ message: 'Logged out' });
    await browser.get('/api/user').expect(401);

    await browser.post('/api/login').send({ username: 'Robin', password: 'Correct-horse-9' }).expect(200);
    expect((await browser.get('/api/user').expect(200)).body).toEqual(made);
  });
});
