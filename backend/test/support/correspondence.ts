import { alumniForm, studentForm } from './accounts';
import type { TestApp } from './app';
import { administratorOf, confirmed, fifteenYearsAgo, type TestUser } from './test-users';
import { rowsIn } from './rows';
import { emptyTables } from './empty-tables';

/** A student who lets everyone see them, or no one. */
export async function studentSeen(app: TestApp, username: string, by: 'public' | 'private'): Promise<TestUser> {
  const someone = await confirmed(app, studentForm(username));
  await someone.browser.patch('/api/privacy/preferences').send({ profileVisibility: by }).expect(200);
  return someone;
}

export const minor = (app: TestApp, username: string): Promise<TestUser> =>
  confirmed(app, studentForm(username, { birthDate: fifteenYearsAgo() }));

/** An alumna or alumnus whom everyone finds. */
export async function alumna(app: TestApp, username: string, told: Record<string, unknown> = {}): Promise<TestUser> {
  const someone = await confirmed(app, alumniForm(username, told));
  await someone.browser.patch('/api/privacy/preferences').send({ isProfileVisible: true }).expect(200);
  return someone;
}

export async function hiddenAlumna(app: TestApp, username: string): Promise<TestUser> {
  const someone = await confirmed(app, alumniForm(username));
  await someone.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
  return someone;
}

export interface Said {
  readonly id: number;
  readonly senderId: number;
  readonly recipientId: number;
  readonly content: string;
  readonly read: boolean;
  readonly sentAt: string;
  readonly isRequest: boolean;
  readonly deletedAt: string | null;
  readonly containsContactDetails: boolean;
}

/** The answer to the sender. */
export interface Sent extends Said {
  readonly connectionStatus: 'pending_sent' | 'connected';
  readonly messagesLeftBeforeAnswer: number | null;
}

/** One writes to the other. */
export const write = ({ browser }: TestUser, to: Pick<TestUser, 'id'>, content = 'Hello.') =>
  browser.post('/api/messages').send({ recipientId: to.id, content });

/** The same where nothing stands against it. */
export async function said(from: TestUser, to: Pick<TestUser, 'id'>, content?: string): Promise<Sent> {
  return (await write(from, to, content).expect(201)).body as Sent;
}

/** One asks and the other says yes. */
export async function connect(one: TestUser, other: TestUser): Promise<void> {
  await said(one, other, 'May I ask you something?');
  await said(other, one, 'With pleasure.');
}

export const read = ({ browser }: TestUser, { id }: { id: number }) =>
  browser.patch(`/api/messages/${id}/read`).send({});

export async function inbox({ browser }: TestUser): Promise<Said[]> {
  return (await browser.get('/api/messages').expect(200)).body as Said[];
}

/** What is between two people, as the one who looks is told. */
export async function stateWith({ browser }: TestUser, { id }: Pick<TestUser, 'id'>): Promise<string> {
  return ((await browser.get(`/api/connections/with/${id}`).expect(200)).body as { state: string }).state;
}

export type Cast = Record<'stu' | 'stu2' | 'kid' | 'alu' | 'alu2' | 'adm1' | 'adm2', TestUser>;

/** One of everyone who may be met: an open student, a closed one, a minor, a found alumna, a hidden one, two administrators. */
export const cast = async (app: TestApp): Promise<Cast> => ({
  stu: await studentSeen(app, 'stu', 'public'),
  stu2: await studentSeen(app, 'stu2', 'private'),
  kid: await minor(app, 'kid'),
  alu: await alumna(app, 'alu'),
  alu2: await hiddenAlumna(app, 'alu2'),
  adm1: await administratorOf(app, 'adm1', 1),
  adm2: await administratorOf(app, 'adm2', 2),
});

/** How many messages are kept. */
export const kept = (app: TestApp): Promise<number> => rowsIn(app, 'messaging.messages');

/** Nothing is between anyone any more. */
export const asStrangers = ({ db }: TestApp) =>
  emptyTables(db, 'messaging.messages', 'messaging.conversations', 'mentorship.connections', 'mentorship.blocks');
