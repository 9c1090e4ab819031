import { queryOptions } from '@tanstack/react-query';
import { linkedPages, readAs, request, withParams, type Schemas } from '@/shared/api';
import { LIVE_STALE_MS } from '@/shared/config';

/** All reports about one person, or about one piece of content. */
export type ModerationCase = Schemas['CaseView'];
export type ModerationCaseDetail = Schemas['CaseDetailView'];
export type CaseStatus = ModerationCase['status'];
export type CaseReport = Schemas['CaseReportView'];
export type CaseMessage = Schemas['CaseMessageView'];
type EarlierText = Schemas['EarlierText'];
export type CaseHistoryEntry = Schemas['CaseHistoryView'];
export type CaseAction = Schemas['CaseActionBody'];
export type CaseActionName = CaseAction['action'];
/** A person's request to be a college administrator. */
export type AdministratorRequest = Schemas['PendingAdministratorView'];

const MODERATION = '/api/moderation';
const CASES = `${MODERATION}/cases`;
const ADMINISTRATORS = `${MODERATION}/administrators`;
const PER_PAGE = 20;

/** Other operators work at the same time: data is refetched after a moment. */
export const moderationQueries = {
  /** Key prefix of all lists of cases, for invalidating them. */
  lists: [CASES],
  list: (status: CaseStatus, viewer: number) => ({
    ...linkedPages<ModerationCase>([CASES, { status }, viewer], withParams(CASES, { status, limit: PER_PAGE })),
    refetchOnWindowFocus: true,
  }),
  case: (id: number, viewer: number) =>
    queryOptions<ModerationCaseDetail>({
      queryKey: [`${CASES}/${id}`, {}, viewer],
      queryFn: readAs<ModerationCaseDetail>,
      staleTime: LIVE_STALE_MS,
    }),
  /** The text of a discussion or reply before it was edited. */
  earlierTexts: (type: 'post' | 'reply', id: number, viewer: number) =>
    queryOptions<EarlierText[]>({
      queryKey: [`/api/forum/${type === 'post' ? 'posts' : 'replies'}/${id}/history`, {}, viewer],
      queryFn: readAs<EarlierText[]>,
      staleTime: LIVE_STALE_MS,
    }),
  allAdministrators: [ADMINISTRATORS],
  administrators: (viewer: number) =>
    queryOptions<AdministratorRequest[]>({
      queryKey: [ADMINISTRATORS, {}, viewer],
      queryFn: readAs<AdministratorRequest[]>,
      staleTime: LIVE_STALE_MS,
    }),
};

const toCase = <Answer = ModerationCaseDetail>(id: number, action: string, payload: object = {}) =>
  request<Answer>('POST', `${CASES}/${id}/${action}`, payload);

export const claimCase = (id: number) => toCase(id, 'claim');
export const releaseCase = (id: number) => toCase(id, 'release');
export const addCaseNote = (id: number, text: string) => toCase(id, 'notes', { text });
export const actOnCase = (id: number, action: CaseAction) => toCase(id, 'actions', action);

export const approveAdministrator = (id: number) => request('POST', `${ADMINISTRATORS}/${id}/approve`, {});
export const refuseAdministrator = (id: number, reason: string) =>
  request('POST', `${ADMINISTRATORS}/${id}/refuse`, { reason });
