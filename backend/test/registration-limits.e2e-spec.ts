import { cookieOf, studentForm, retryWhileBusy } from './support/accounts';
import { startApp, type TestApp } from './support/app';

const CLASSROOM_SIZE = 40;
const MAX_REFUSALS = 5;

describe('registrations from one network', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })));

  const register = (form: Record<string, unknown>, from: string) =>
    retryWhileBusy(() => app.visitor().post('/api/register').set('X-Forwarded-For', from).send(form));

  it('let a classroom of forty register, each with a session', async () => {
    for (let seat = 0; seat < CLASSROOM_SIZE; seat++) {
      const answer = await register(studentForm(`classroom${seat}`), '10.1.0.7');
      expect(answer.status).toBe(201);
      expect(cookieOf(answer)).not.toBe('');
    }
  });

  it('count refusals of taken usernames, up to five', async () => {
    const takenForm = (number: number) => studentForm('classroom0', { email: `other${number}@example.org` });
    await register(studentForm('classroom0'), '10.2.0.7');
    for (let number = 1; number < MAX_REFUSALS; number++) {
      expect((await register(takenForm(number), '10.2.0.7')).status).toBe(409);
    }
    const refused = await register(takenForm(MAX_REFUSALS), '10.2.0.7');
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe('Too many sign-ups from this network.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

    expect((await register(studentForm('latecomer'), '10.2.0.7')).status).toBe(429);
    expect((await register(studentForm('latecomer'), '10.3.0.7')).status).toBe(201);
  });
});
