import { queryOptions } from '@tanstack/react-query';
import { linkedPages, readAs } from './paged';
import type { ReportReason } from './reports';
import { request } from './request';
import { withParams } from './send';

export type CaseStatus = 'open' | 'claimed' | 'closed';
export type CaseTarget = 'user' | 'review' | 'message';
export type CaseActionName = 'dismiss' | 'hide' | 'unhide' | 'warn' | 'suspend' | 'reopen';

interface NamedPerson {
  id: number;
  fullName: string;
}

/** All reports about one person, review or message. */
export interface ModerationCase {
  id: number;
  targetType: CaseTarget;
  targetId: number;
  status: CaseStatus;
  outcome: 'dismissed' | 'hidden' | 'warned' | 'suspended' | null;
  /** A minor is involved, or somebody reported abuse. */
  isUrgent: boolean;
  reasons: ReportReason[];
  reportCount: number;
  firstReportedAt: string;
  lastReportedAt: string;
  claimedBy: NamedPerson | null;
  /** The person whom the case is about; null once the account is gone. */
  subject:
    | (NamedPerson & {
        role: 'student' | 'alumni' | 'college_admin';
        isMinor: boolean;
        isSuspended: boolean;
        suspendedUntil: string | null;
      })
    | null;
  /** Counts the changes; an action that names an older one is refused. */
  version: number;
}

export interface CaseReport {
  id: number;
  reason: ReportReason;
  note: string | null;
  createdAt: string;
  reporter: NamedPerson | null;
}

export interface CaseMessage {
  id: number;
  /** Null once the account is gone. */
  senderId: number | null;
  senderName: string;
  content: string;
  sentAt: string;
  isReported: boolean;
}

export interface CaseHistoryEntry {
  at: string;
  operatorName: string;
  action: string;
  note: string | null;
  until: string | null;
}

export interface ModerationCaseDetail extends ModerationCase {
  reports: CaseReport[];
  content: { text: string; createdAt: string; isHidden: boolean; url: string | null } | null;
  /** The end of the conversation as the reporter saw it, oldest first. */
  context: CaseMessage[];
  history: CaseHistoryEntry[];
  /** Others about the same person. */
  earlierCases: ModerationCase[];
}

export interface CaseAction {
  action: CaseActionName;
  note: string;
  /** When a suspension ends by itself. */
  until?: string;
  version: number;
}

/** Somebody who asked to speak for a college. */
export interface AdministratorRequest {
  id: number;
  user: NamedPerson & { email: string };
  college: { id: number; name: string; domain: string | null };
  department: string | null;
  position: string | null;
  requestedAt: string;
  emailConfirmed: boolean;
}

export interface ModerationSummary {
  open: number;
  urgent: number;
  administrators: number;
}

const MODERATION = '/api/moderation';
const CASES = `${MODERATION}/cases`;
const ADMINISTRATORS = `${MODERATION}/administrators`;
const SUMMARY = `${MODERATION}/summary`;
const PER_PAGE = 20;
/** Other operators work at the same time: what was read a moment ago is read again. */
const FRESH_MS = 2_000;

export const moderationQueries = {
  /** Every list of cases, for marking them as old. */
  lists: [CASES],
  list: (status: CaseStatus, viewer: number) => ({
    ...linkedPages<ModerationCase>([CASES, { status }, viewer], withParams(CASES, { status, limit: PER_PAGE })),
    refetchOnWindowFocus: true,
  }),
  case: (id: number, viewer: number) =>
    queryOptions<ModerationCaseDetail>({
      queryKey: [`${CASES}/${id}`, {}, viewer],
      queryFn: readAs<ModerationCaseDetail>,
      staleTime: FRESH_MS,
    }),
  allSummaries: [SUMMARY],
  summary: (viewer: number) =>
    queryOptions<ModerationSummary>({
      queryKey: [SUMMARY, {}, viewer],
      queryFn: readAs<ModerationSummary>,
      staleTime: FRESH_MS,
      refetchOnWindowFocus: true,
    }),
  allAdministrators: [ADMINISTRATORS],
  administrators: (viewer: number) =>
    queryOptions<AdministratorRequest[]>({
      queryKey: [ADMINISTRATORS, {}, viewer],
      queryFn: readAs<AdministratorRequest[]>,
      staleTime: FRESH_MS,
    }),
};

const toCase = <Answer = ModerationCaseDetail>(id: number, what: string, payload: object = {}) =>
  request<Answer>('POST', `${CASES}/${id}/${what}`, payload);

export const claimCase = (id: number) => toCase(id, 'claim');
export const releaseCase = (id: number) => toCase(id, 'release');
export const addCaseNote = (id: number, text: string) => toCase(id, 'notes', { text });
export const actOnCase = (id: number, action: CaseAction) => toCase(id, 'actions', action);

export const approveAdministrator = (id: number) => request('POST', `${ADMINISTRATORS}/${id}/approve`, {});
export const refuseAdministrator = (id: number, reason: string) =>
  request('POST', `${ADMINISTRATORS}/${id}/refuse`, { reason });
