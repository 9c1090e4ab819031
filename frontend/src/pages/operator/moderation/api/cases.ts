import { queryOptions } from '@tanstack/react-query';
import { linkedPagesQuery, fetchAsViewer, request, addQueryParams, type Schemas } from '@/shared/api';
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

const MODERATION_PATH = '/api/moderation';
const CASES_PATH = `${MODERATION_PATH}/cases`;
const ADMINISTRATORS_PATH = `${MODERATION_PATH}/administrators`;
const CASES_PER_PAGE = 20;

/** Other operators work at the same time: data is refetched after a moment. */
export const moderationQueries = {
  /** Key prefix of all lists of cases, for invalidating them. */
  lists: [CASES_PATH],
  list: (status: CaseStatus, viewer: number) => ({
    ...linkedPagesQuery<ModerationCase>(
      [CASES_PATH, { status }, viewer],
      addQueryParams(CASES_PATH, { status, limit: CASES_PER_PAGE }),
    ),
    refetchOnWindowFocus: true,
  }),
  case: (id: number, viewer: number) =>
    queryOptions<ModerationCaseDetail>({
      queryKey: [`${CASES_PATH}/${id}`, {}, viewer],
      queryFn: fetchAsViewer<ModerationCaseDetail>,
      staleTime: LIVE_STALE_MS,
    }),
  /** The text of a discussion or reply before it was edited. */
  earlierTexts: (type: 'post' | 'reply', id: number, viewer: number) =>
    queryOptions<EarlierText[]>({
      queryKey: [`/api/forum/${type === 'post' ? 'posts' : 'replies'}/${id}/history`, {}, viewer],
      queryFn: fetchAsViewer<EarlierText[]>,
      staleTime: LIVE_STALE_MS,
    }),
  allAdministrators: [ADMINISTRATORS_PATH],
  administrators: (viewer: number) =>
    queryOptions<AdministratorRequest[]>({
      queryKey: [ADMINISTRATORS_PATH, {}, viewer],
      queryFn: fetchAsViewer<AdministratorRequest[]>,
      staleTime: LIVE_STALE_MS,
    }),
};

const postToCase = <Answer = ModerationCaseDetail>(id: number, action: string, payload: object = {}) =>
  request<Answer>('POST', `${CASES_PATH}/${id}/${action}`, payload);

export const claimCase = (id: number) => postToCase(id, 'claim');
export const releaseCase = (id: number) => postToCase(id, 'release');
export const addCaseNote = (id: number, text: string) => postToCase(id, 'notes', { text });
export const actOnCase = (id: number, action: CaseAction) => postToCase(id, 'actions', action);

export const approveAdministrator = (id: number) => request('POST', `${ADMINISTRATORS_PATH}/${id}/approve`, {});
export const refuseAdministrator = (id: number, reason: string) =>
  request('POST', `${ADMINISTRATORS_PATH}/${id}/refuse`, { reason });
