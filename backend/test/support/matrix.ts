import { studentForm } from './accounts';
import type { TestApp } from './app';
import { administratorOf, confirmed, type TestUser } from './test-users';
import { hiddenAlumna, minor, studentSeen } from './correspondence';
import { digests } from './table-digests';
import { geologist, GEOLOGIST_TO_BE, tell } from './recommendations';

/** One of everyone who may call; `null` is a visitor who is not signed in. */
export interface Actors {
  readonly anon: null;
  /** An adult student whom everyone finds; connected with `alu`. */
  readonly stu: TestUser;
  /** A student whom no one finds, a stranger to all others. */
  readonly stu2: TestUser;
  /** Fifteen years old, with the settings of that age. */
  readonly minor: TestUser;
  /** An alumna whom everyone finds. */
  readonly alu: TestUser;
  /** An alumna who hides. */
  readonly alu2: TestUser;
  /** Says that she speaks for college 1; no one has looked into it yet. */
  readonly admP: TestUser;
  /** Speak for the colleges 1 and 2. */
  readonly adm1: TestUser;
  readonly adm2: TestUser;
}
export type Actor = keyof Actors;

/** In the order of the statuses of a row. */
export const ACTORS = ['anon', 'stu', 'stu2', 'minor', 'alu', 'alu2', 'admP', 'adm1', 'adm2'] as const;
export async function actors(app: TestApp): Promise<Actors> {
  const stu = await studentSeen(app, 'stu', 'public');
  await tell(stu, GEOLOGIST_TO_BE);
  return {
    anon: null,
    stu,
    stu2: await studentSeen(app, 'stu2', 'private'),
    minor: await minor(app, 'kid'),
    alu: await geologist(app, 'alu', { maxMentees: 20 }),
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

/** A call that everyone makes. `World` has the numbers of what it is about. */
export interface Row<World> {
  /** Method and path; `{alu}` stands for what is so called in the world. */
  readonly call: string;
  readonly body: (world: World) => object;
  /** What anon, stu, stu2, minor, alu, alu2, admP, adm1 and adm2 are answered. */
  readonly statuses: string;
  /** What has to hold besides. */
  readonly holds: (answers: Answers, world: World) => unknown;
}

/** A refusal is on record, once a minute; nothing else of it is kept. */
const ON_RECORD = ['identity.audit_log'];

/**
 * Has everyone make the call, those first who are refused, and compares what each is answered. Anyone who is refused
 * changes nothing.
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

/** What a write might change. */
const kept = (app: TestApp, method: string) => (method === 'GET' ? null : digests(app, ON_RECORD));

/** Who was answered 2xx, and with what. */
export const granted = <T>(answers: Answers): [Actor, T][] =>
  ACTORS.filter((name) => answers[name].ok).map((name) => [name, answers[name].body as T]);

/** An answer without what differs between any two: whether two refusals tell the same. */
export const bare = ({ status, body }: Pick<Answer, 'status' | 'body'>): string =>
  JSON.stringify({ ...(body as object), status, instance: '', requestId: '' });

const SECRETS = /"(email|phone|birth\w*|username|password\w*)"|hash|totp|@example/i;
export function tellsNoSecrets(answers: Answers): void {
  for (const name of ACTORS) expect(answers[name].text).not.toMatch(SECRETS);
}
