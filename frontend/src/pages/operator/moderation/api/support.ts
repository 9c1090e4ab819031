import { linkedPagesQuery, request, type Schemas } from '@/shared/api';

/** A request with its author, for operators. */
export type OpenSupportRequest = Schemas['OpenSupportRequestView'];

const SUPPORT_PATH = '/api/moderation/support';

export const closeSupportRequest = (id: number) => request('POST', `${SUPPORT_PATH}/${id}/close`, {});

export const supportQueries = {
  all: [SUPPORT_PATH],
  open: (viewer: number) => linkedPagesQuery<OpenSupportRequest>([SUPPORT_PATH, {}, viewer], SUPPORT_PATH),
};
