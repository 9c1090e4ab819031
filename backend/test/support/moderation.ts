import { AccountOperatorFacade } from '../../src/contexts/identity';
import type { TestApp } from './app';
import { type TestUser, student } from './test-users';

export interface Case {
  readonly id: number;
  readonly targetType: string;
  readonly targetId: number;
  readonly status: string;
  readonly outcome: string | null;
  readonly isUrgent: boolean;
  readonly reasons: readonly string[];
  readonly reportCount: number;
  readonly claimedBy: { readonly id: number; readonly fullName: string; readonly isOperator: boolean } | null;
  readonly subject: { readonly id: number; readonly isSuspended: boolean; readonly isMinor: boolean } | null;
  readonly version: number;
}

export interface CaseDetail extends Case {
  readonly reports: readonly { readonly note: string | null; readonly reporter: { readonly id: number } | null }[];
  readonly content: { readonly text: string; readonly isHidden: boolean; readonly url: string | null } | null;
  readonly context: readonly { readonly id: number; readonly content: string; readonly isReported: boolean }[];
  readonly history: readonly { readonly operatorName: string; readonly action: string; readonly note: string | null }[];
  readonly earlierCases: readonly Case[];
}

/** Registers a student who is an operator. */
export async function operator(app: TestApp, username: string): Promise<TestUser> {
  const someone = await student(app, username);
  await app.app.get(AccountOperatorFacade, { strict: false }).grantOperator(username, 'Test');
  return someone;
}

export const postReport = (by: TestUser, targetType: string, targetId: number, changes: Record<string, unknown> = {}) =>
  by.browser.post('/api/reports').send({ targetType, targetId, reason: 'spam', ...changes });

export async function listCases(by: TestUser, query = ''): Promise<Case[]> {
  return (await by.browser.get(`/api/moderation/cases${query}`).expect(200)).body as Case[];
}

/** Returns the case about a target, as an operator sees it. */
export async function caseAbout(by: TestUser, targetType: string, targetId: number, status = 'open'): Promise<Case> {
  const all = await listCases(by, `?status=${status}&limit=100`);
  const found = all.find((one) => one.targetType === targetType && one.targetId === targetId);
  if (!found) throw new Error(`No ${status} case about ${targetType} ${targetId}`);
  return found;
}

export const getCase = (by: TestUser, id: number) => by.browser.get(`/api/moderation/cases/${id}`);

export async function detail(by: TestUser, id: number): Promise<CaseDetail> {
  return (await getCase(by, id).expect(200)).body as CaseDetail;
}

export const claim = (by: TestUser, id: number) => by.browser.post(`/api/moderation/cases/${id}/claim`).send({});

export const postCaseAction = (by: TestUser, one: Pick<Case, 'id' | 'version'>, action: string, changes: object = {}) =>
  by.browser
    .post(`/api/moderation/cases/${one.id}/actions`)
    .send({ action, note: 'Because of our rules.', version: one.version, ...changes });
