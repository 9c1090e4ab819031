export { readEmbeddedAnswers } from './embedded-answers';
export { ApiError, isSessionEnd, readable } from './errors';
export { linkedPages, readAs, readLinked, readPage, type LinkedPage, type Page, type Viewer } from './paged';
export { CURRENT_USER, queryClient, queryFetcher, refreshCurrentUser } from './query-client';
export { isRejected, reasonOr } from './rejection';
export { request } from './request';
export { type Paths, type Schemas } from './schemas';
export { refusal, send, notifyFailure, withParams } from './send';
