import { alumniForm, studentForm } from './accounts';
import type { TestApp } from './app';
import { administratorOf, confirmed, fifteenYearsAgo, type TestUser } from './test-users';
import { rowsIn } from './rows';
import { emptyTables } from './empty-tables';

/** Registers a student whose profile is visible to everyone or to no one. */
export async function studentWithVisibility(
  app: TestApp,
  username: string,
  by: 'public' | 'private',
): Promise<TestUser> {
  const someone = await confirmed(app, studentForm(username));
  await someone.browser.patch('/api/privacy/preferences').send({ profileVisibility: by }).expect(200);
  return someone;
}

export const minor = (app: TestApp, username: string): Promise<TestUser> =>
  confirmed(app, studentForm(username, { birthDate: fifteenYearsAgo() }));

/** Registers an alum whose profile is visible. */
export async function alumna(app: TestApp, username: string, changes: Record<string, unknown> = {}): Promise<TestUser> {
  const someone = await confirmed(app, alumniForm(username, changes));
  await someone.browser.patch('/api/privacy/preferences').send({ isProfileVisible: true }).expect(200);
  return someone;
}

export async function hiddenAlumna(app: TestApp, username: string): Promise<TestUser> {
  const someone = await confirmed(app, alumniForm(username));
  await someone.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
  return someone;
}

export interface Message {
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

/** The response to the sender. */
export interface SentMessage extends Message {
  readonly connectionStatus: 'pending_sent' | 'connected';
  readonly messagesLeftBeforeAnswer: number | null;
}

/** Sends a message. */
export const write = ({ browser }: TestUser, to: Pick<TestUser, 'id'>, content = 'Hello.') =>
  browser.post('/api/messages').send({ recipientId: to.id, content });

/** Sends a message that is expected to be accepted. */
export async function said(from: TestUser, to: Pick<TestUser, 'id'>, content?: string): Promise<SentMessage> {
  return (await write(from, to, content).expect(201)).body as SentMessage;
}

/** Connects two people: one writes, the other replies. */
export async function connect(one: TestUser, other: TestUser): Promise<void> {
  await said(one, other, 'May I ask you something?');
  await said(other, one, 'With pleasure.');
}

export const read = ({ browser }: TestUser, { id }: { id: number }) =>
  browser.patch(`/api/messages/${id}/read`).send({});

export async function inbox({ browser }: TestUser): Promise<Message[]> {
  return (await browser.get('/api/messages').expect(200)).body as Message[];
}

/** Returns the connection state of two people from the point of view of the first. */
export async function connectionStateWith({ browser }: TestUser, { id }: Pick<TestUser, 'id'>): Promise<string> {
  return ((await browser.get(`/api/connections/with/${id}`).expect(200)).body as { state: string }).state;
}

export type TestPeople = Record<'stu' | 'stu2' | 'kid' | 'alu' | 'alu2' | 'adm1' | 'adm2', TestUser>;

/**
 * Registers one person of each kind: a visible and a private student, a minor, a visible and a hidden alum, two
 * administrators.
 */
export const registerTestPeople = async (app: TestApp): Promise<TestPeople> => ({
  stu: await studentWithVisibility(app, 'stu', 'public'),
  stu2: await studentWithVisibility(app, 'stu2', 'private'),
  kid: await minor(app, 'kid'),
  alu: await alumna(app, 'alu'),
  alu2: await hiddenAlumna(app, 'alu2'),
  adm1: await administratorOf(app, 'adm1', 1),
  adm2: await administratorOf(app, 'adm2', 2),
});

/** Returns the number of stored messages. */
export const countMessages = (app: TestApp): Promise<number> => rowsIn(app, 'messaging.messages');

/** Deletes all messages, conversations and relations. */
export const asStrangers = ({ db }: TestApp) =>
  emptyTables(db, 'messaging.messages', 'messaging.conversations', 'mentorship.connections', 'mentorship.blocks');
