import { studentForm } from './accounts';
import type { TestApp } from './app';
import { administratorOf, confirmed, type TestUser } from './test-users';
import { hiddenAlumna, minor, studentWithVisibility } from './correspondence';
import { digests } from './table-digests';
import { registerGeologist, GEOLOGIST_TO_BE, updateStudentProfile } from './recommendations';

/** One caller of each kind; `null` is a visitor who isn't signed in. */
export interface Actors {
  readonly anon: null;
  /** An adult student with a public profile; connected with `alu`. */
  readonly stu: TestUser;
  /** A student with a private profile, not connected with anyone. */
  readonly stu2: TestUser;
  /** A fifteen-year-old student with the default settings of that age. */
  readonly minor: TestUser;
  /** An alum with a visible profile. */
  readonly alu: TestUser;
  /** An alum with a hidden profile. */
  readonly alu2: TestUser;
  /** An unverified administrator of college 1. */
  readonly admP: TestUser;
  /** Verified administrators of colleges 1 and 2. */
  readonly adm1: TestUser;
  readonly adm2: TestUser;
}
export type Actor = keyof Actors;

/** In the order of the statuses in a row. */
export const ACTORS = ['anon', 'stu', 'stu2', 'minor', 'alu', 'alu2', 'admP', 'adm1', 'adm2'] as const;
export async function actors(app: TestApp): Promise<Actors> {
  const stu = await studentWithVisibility(app, 'stu', 'public');
  await updateStudentProfile(stu, GEOLOGIST_TO_BE);
  return {
    anon: null,
    stu,
    stu2: await studentWithVisibility(app, 'stu2', 'private'),
    minor: await minor(app, 'kid'),
    alu: await registerGeologist(app, 'alu', { maxMentees: 20 }),
    alu2: await hiddenAlumna(app, 'alu2'),
    admP: await confirmed(
      app,
      studentForm('adm.p', {
        role: 'college_admin',
        collegeId: 1,
      }),
    ),
    adm1: await administratorOf(app, 'adm1', 1),
    adm2: await administratorOf(app, 'adm2', 2),
  };
}

export type Answer = Awaited<ReturnType<TestUser['browser']['get']>>;
export type Answers = Readonly<Record<Actor, Answer>>;

/** A request that every actor makes. `World` has the IDs of the objects it refers to. */
export interface Row<World> {
  /** Method and path; `{alu}` is replaced by the ID with this name in the world. */
  readonly call: string;
  readonly body: (world: World) => object;
  /** The expected statuses for anon, stu, stu2, minor, alu, alu2, admP, adm1 and adm2. */
  readonly statuses: string;
  /** Further assertions. */
  readonly holds: (answers: Answers, world: World) => unknown;
}

/** Creates a row. Without `holds`, only the statuses are compared; without `body`, writes send an empty object. */
export const row = <World>(
  call: string,
  statuses: string,
  holds: Row<World>['holds'] = () => undefined,
  body: Row<World>['body'] = () => ({}),
): Row<World> => ({ call, statuses, holds, body });

/** Returns the last two arguments of a `row` that sends a body and compares only the statuses. */
export const sending = (body: () => object) => [undefined, body] as const;

/** A refusal is recorded in the audit log once a minute; nothing else of it is stored. */
const ON_RECORD = ['identity.audit_log'];

/**
 * Makes the request as every actor, starting with the actors who must be refused, and compares the statuses. Refused
 * requests must not change anything.
 */
export async function tryRow<World extends Readonly<Record<string, number | string>>>(
  app: TestApp,
  everyone: Actors,
  world: World,
  { call, body, statuses, holds }: Row<World>,
): Promise<void> {
  const [method, pattern] = call.split(' ') as [string, string];
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(world[name]));
  const expected = Object.fromEntries(statuses.split(' ').map((status, n) => [ACTORS[n], Number(status)]));
  const answers: Partial<Record<Actor, Answer>> = {};
  const ask = async (name: Actor): Promise<void> => {
    const request = (everyone[name]?.browser ?? app.browser())[method.toLowerCase() as 'get'](path);
    answers[name] = await (method === 'GET' ? request : request.send(body(world)));
  };

  const before = await kept(app, method);
  for (const name of ACTORS.filter((one) => expected[one]! >= 400)) await ask(name);
  expect(await kept(app, method)).toEqual(before);
  for (const name of ACTORS.filter((one) => expected[one]! < 400)) await ask(name);

  expect(Object.fromEntries(ACTORS.map((name) => [name, answers[name]!.status]))).toEqual(expected);
  await holds(answers as Answers, world);
}

/** Digests of the tables that a write can change; null for GET. */
const kept = (app: TestApp, method: string) => (method === 'GET' ? null : digests(app, ON_RECORD));

/** Returns the actors with a 2xx response, and the body of each. */
export const granted = <T>(answers: Answers): [Actor, T][] =>
  ACTORS.filter((name) => answers[name].ok).map((name) => [name, answers[name].body as T]);

/** Returns a response without the parts that differ between any two, to check whether two refusals are the same. */
export const bare = ({ status, body }: Pick<Answer, 'status' | 'body'>): string =>
  JSON.stringify({ ...(body as object), status, instance: '', requestId: '' });

const SECRETS = /"(email|phone|birth\w*|username|password\w*)"|hash|totp|@example/i;
export function expectNoSecrets(answers: Answers): void {
  for (const name of ACTORS) expect(answers[name].text).not.toMatch(SECRETS);
}
