import { PASSWORD, registered, studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { mountedRoutes } from './support/routes';

/** Every field in the request bodies of the product: a route reads those it knows and rejects the others by name. */
const FIELDS = [
  'email',
  'newEmail',
  'username',
  'fullName',
  'password',
  'currentPassword',
  'newPassword',
  'identifier',
  'token',
  'code',
  'content',
  'title',
  'description',
  'message',
  'reason',
  'note',
  'location',
  'major',
  'industry',
  'bio',
  'collegeName',
  'company',
  'jobTitle',
  'phone',
  'contactEmail',
  'linkedin',
  'website',
  'timeZone',
  'meetingUrl',
];

let app: TestApp;
beforeAll(async () => (app = await startApp()));

describe('text that cannot be stored', () => {
  it.each([
    ['NUL', 'a\0b@example.org', '%00'],
    ['half of a surrogate pair', 'a\ud800b@example.org', '%ED%A0%80'],
  ])('never causes a server error on any route: %s', async (name, text, inPath) => {
    const browser = await registered(app, studentForm(name === 'NUL' ? 'robin' : 'casey'));
    const faults: string[] = [];
    for (const { method, path } of mountedRoutes(app.app)) {
      const where = `${path.replace(/:\w+/g, `1${inPath}`)}?q=${inPath}&search=${inPath}`;
      const ask = browser[method.toLowerCase() as 'post'](where);
      const answer = await (['GET', 'HEAD'].includes(method) ? ask : ask.send(bodyOf(text)));
      if (answer.status >= 500) faults.push(`${method} ${path}: ${answer.status}`);
      if (answer.status === 401) await browser.post('/api/login').send({ username: 'robin', password: PASSWORD });
    }
    expect(faults).toEqual([]);
  });

  it.each([
    ['POST /api/register', { ...studentForm('new.person'), email: 'a\ud800b@example.org' }, 'email'],
    ['PUT /api/student/profile', { contactEmail: 'a\ud800b@example.org' }, 'contactEmail'],
    ['POST /api/login', { username: 'a\ud800b@example.org', password: 'x' }, 'username'],
  ])('is reported with the name of the field: %s', async (asked, body, field) => {
    const [method, path] = asked.split(' ') as [string, string];
    const browser = await registered(app, studentForm(`writes.${field}`.toLowerCase()));
    const answer = await browser[method.toLowerCase() as 'post'](path).send(body).expect(400);
    expect((answer.body.errors as { field: string }[]).map((error) => error.field)).toContain(field);
  });
});

const bodyOf = (text: string): object => Object.fromEntries(FIELDS.map((field) => [field, text]));
