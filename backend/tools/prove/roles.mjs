/** The people who visit the screens: demo accounts, and accounts in the states that demo data doesn't have. */
import { DEMO_PASSWORD } from '../lib/demo-tour.mjs';

const PASSWORD = 'four quiet lanterns by the lake';
const MAIL_WAIT_MS = 20_000;

/**
 * Each role by name, with a function that signs its account in; the visitor has none.
 *
 * @type {readonly { name: string, signIn?: (request: import('playwright-core').APIRequestContext, makeOperator:
 *   (username: string) => Promise<void>) => Promise<void> }[]}
 */
export const ROLES = [
  { name: 'visitor' },
  { name: 'student', signIn: (request) => signIn(request, 'demo.student') },
  { name: 'student under 18', signIn: (request) => register(request, { birthDate: yearsAgo(16) }) },
  { name: 'student, email unconfirmed', signIn: (request) => register(request, { isConfirmed: false }) },
  { name: 'alum', signIn: (request) => signIn(request, 'demo.alumni') },
  { name: 'pending administrator', signIn: (request) => register(request, { role: 'college_admin', collegeId: 1 }) },
  { name: 'college administrator', signIn: (request) => signIn(request, 'demo.admin') },
  {
    name: 'operator',
    async signIn(request, makeOperator) {
      await makeOperator('demo.admin');
      await signIn(request, 'demo.admin');
      await reportSomeone(request);
    },
  },
];

const yearsAgo = (years) => `${new Date().getUTCFullYear() - years}-01-15`;

async function signIn(request, username) {
  await expectOk(await request.post('/api/login', { data: { username, password: DEMO_PASSWORD } }));
}

let registered = 0;

async function register(request, { role = 'student', birthDate = yearsAgo(20), isConfirmed = true, ...rest }) {
  const username = `prove-${Date.now()}-${++registered}`;
  const email = `${username}@prove.example`;
  const person = { username, email, birthDate, role, password: PASSWORD, fullName: 'Robin Prove', isAgeVerified: true };
  await expectOk(await request.post('/api/register', { data: { ...person, ...rest } }));
  if (isConfirmed)
    await expectOk(await request.post('/api/email/verify', { data: { token: await tokenFor(request, email) } }));
}

/** @returns the token of the link in the confirmation email */
async function tokenFor(request, address) {
  for (const end = Date.now() + MAIL_WAIT_MS; Date.now() < end;) {
    const mails = await (await request.get('/api/dev/outbox')).json();
    const links = mails.filter(({ to }) => to.includes(address)).flatMap((mail) => mail.links);
    const link = links.find((one) => one.includes('/verify-email?token='));
    if (link) return new URL(link).searchParams.get('token');
    await new Promise((next) => setTimeout(next, 200));
  }
  throw new Error(`No confirmation email for ${address}.`);
}

/** Makes the case that the operator opens. */
async function reportSomeone(request) {
  const [alum] = await (await request.get('/api/alumni/search?limit=1')).json();
  const data = { targetType: 'user', targetId: alum.id, reason: 'spam', note: 'Asks everyone to buy a course.' };
  await expectOk(await request.post('/api/reports', { data }));
}

async function expectOk(response) {
  if (!response.ok()) throw new Error(`${response.status()} at ${response.url()}: ${await response.text()}`);
}

/** @returns {Promise<Record<string, string>>} IDs in the paths of the screens */
export async function findIds(request) {
  const first = async (path, read) => {
    const answer = await request.get(path);
    const body = answer.ok() ? await answer.json() : [];
    return String(read(Array.isArray(body) ? body[0] : body) ?? 1);
  };
  return {
    alum: await first('/api/alumni/search?limit=1', (one) => one?.id),
    student: await first('/api/users?limit=1&role=student', (one) => one?.id),
    partner: await first('/api/conversations?limit=1', (one) => one?.other?.id),
    discussion: await first('/api/forum/posts?limit=1', (one) => one?.id),
    question: await first('/api/open-questions?limit=1', (one) => one?.id),
  };
}
