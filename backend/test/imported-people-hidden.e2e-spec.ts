import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AccountOperatorFacade } from '../src/contexts/identity';
import { alumniForm, PASSWORD, registered, registeredMember, studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import {
  collegeIds,
  insertImportedAlum,
  nameOfCollege,
  sendInvitations,
  verifiedAdministrator,
} from './support/imported-alumni';
import { isStream, mountedRoutes } from './support/routes';

type Browser = Awaited<ReturnType<typeof registered>>;
interface Parameter {
  readonly in: string;
  readonly name: string;
}

const ADDRESS = 'zymurgia.quillfeather@alumni.example.org';
/** Values that identify an imported person; also used as search terms. */
const SECRETS = ['Zymurgia', 'Quillfeather', 'Xylography', 'Thackeray Works', ADDRESS];
const DOCUMENT = JSON.parse(readFileSync(join(__dirname, '../../docs/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, { parameters?: Parameter[] }>>;
};

let app: TestApp;
let mine: number;
let collegeName: string;
let viewers: Record<string, Browser | null>;

beforeAll(async () => {
  app = await startApp();
  const [first, second] = (await collegeIds(app, 2)) as [number, number];
  mine = first;
  collegeName = await nameOfCollege(app, mine);
  const asAdmin = { role: 'college_admin', collegeId: mine, birthDate: '1980-05-05' };
  const operator = await registeredMember(app, studentForm('an.operator', { birthDate: '1980-05-05' }));
  await app.app.get(AccountOperatorFacade, { strict: false }).grantOperator('an.operator', 'test');
  viewers = {
    visitor: null,
    student: await registeredMember(app, studentForm('a.student')),
    alum: await registeredMember(app, alumniForm('an.alum', { alumniCollege: collegeName, alumniCollegeId: mine })),
    pending: await registeredMember(app, studentForm('a.pending', asAdmin)),
    otherAdmin: await verifiedAdministrator(app, 'other.admin', second),
    operator,
  };
}, 120_000);

/** Returns the values to try for a query parameter. */
const tries = (name: string): (string | number)[] =>
  /college(Id)?$/i.test(name) ? [mine, collegeName] : [...SECRETS.slice(1, 3), ADDRESS];

function addressesOf(path: string, rowId: number): string[] {
  const named = path.replace(/:(\w+)/g, '{$1}').replace(/\{(\w+)\}(?=\.)/g, '{$1}');
  const filled = path.includes(':') ? [mine, rowId].map((id) => path.replace(/:\w+/g, String(id))) : [path];
  const parameters = (DOCUMENT.paths[named]?.get?.parameters ?? []).filter((one) => one.in === 'query');
  const queries = parameters.flatMap(({ name }) => tries(name).map((value) => `?${name}=${encodeURIComponent(value)}`));
  return filled.flatMap((address) => [address, ...queries.map((query) => address + query)]);
}

const withoutMoments = (text: string): string =>
  text
    .replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'MOMENT')
    .replace(/\d{8}T\d{6}Z/g, 'MOMENT')
    .replace(/"requestId":"[^"]*"/g, '"requestId":""');

/** Returns what each viewer reads on every GET route, including total counts. */
async function everything(rowId: number): Promise<Map<string, string>> {
  const routes = mountedRoutes(app.app).filter(
    // `/health/ready` reports how long the database took.
    (route) => route.method === 'GET' && !isStream(route) && route.path !== '/health/ready',
  );
  const addresses = routes.flatMap(({ path }) => addressesOf(path, rowId));
  const read = new Map<string, string>();
  const readAs = async ([name, browser]: [string, Browser | null]): Promise<void> => {
    for (const address of addresses) {
      const answer = await (browser ?? app.visitor()).get(address);
      const total = String(answer.headers['x-total-count'] ?? '');
      read.set(`${name}: ${address}`, withoutMoments(`${answer.status} ${total} ${answer.text ?? ''}`));
    }
  };
  await Promise.all(Object.entries(viewers).map(readAs));
  return read;
}

describe('imported alumni', () => {
  it('change no list, search, count or facet before they claim their profile', async () => {
    const [id] = await app.db.query<[{ id: number }]>(
      `SELECT coalesce(max(id), 0)::integer + 1 AS id FROM admin_analytics.imported_alumni`,
    );
    const before = await everything(id.id);

    for (const n of [1, 2, 3]) {
      await insertImportedAlum(app.db, mine, n === 1 ? ADDRESS : `${n}.${ADDRESS}`, {
        first_name: 'Zymurgia',
        last_name: 'Quillfeather',
        major: 'Xylography',
        company: 'Thackeray Works',
      });
    }
    await sendInvitations(app);
    const after = await everything(id.id);
    const different = [...before.keys()].filter((request) => before.get(request) !== after.get(request));
    // A refusal may repeat the search term; then the response before the import contained it as well.
    const named = [...after.keys()].filter((request) =>
      SECRETS.some((secret) => after.get(request)!.includes(secret) && !before.get(request)!.includes(secret)),
    );

    expect(before.size).toBeGreaterThan(1_000);
    expect(different).toEqual([]);
    expect(named).toEqual([]);
  }, 300_000);

  it('cannot be recognized by their address, which looks like an unknown one', async () => {
    await insertImportedAlum(app.db, mine, 'known.to.college@example.org');
    const student = viewers.student!;
    const ask = async (email: string) => {
      const answers = [
        await app.browser().post('/api/login').send({ username: email, password: PASSWORD }),
        await app.browser().post('/api/password/forgot').send({ identifier: email }),
        await student.put('/api/user').send({ email, currentPassword: PASSWORD }),
        await student.delete('/api/user/pending-email'),
        await app
          .browser()
          .post('/api/register')
          .send(studentForm(email.split('@')[0]!, { email })),
      ];
      return answers.map(({ status, text }) =>
        withoutMoments(`${status} ${text}`)
          .replaceAll(email, 'ADDRESS')
          .replaceAll(email.split('@')[0]!, 'NAME')
          .replace(/"id":\d+/g, '"id":0'),
      );
    };

    expect(await ask('known.to.college@example.org')).toEqual(await ask('known.to.no.one@example.org'));
  });
});
