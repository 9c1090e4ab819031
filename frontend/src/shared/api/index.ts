export { cacheEmbeddedResponses } from './embedded-answers';
export { ApiError, isSessionEndedError, toErrorSentence } from './errors';
export {
  linkedPagesQuery,
  fetchAsViewer,
  fetchLinkedPage,
  fetchPage,
  type LinkedPage,
  type Page,
  type ViewerId,
} from './paged';
export { CURRENT_USER_PATH, queryClient, queryFetcher, refreshCurrentUser } from './query-client';
export { isBadRequest, rejectionReasonOr } from './rejection';
export { request } from './request';
export { type Paths, type Schemas } from './schemas';
export { toApiError, send, sendInBackground, addQueryParams } from './send';
