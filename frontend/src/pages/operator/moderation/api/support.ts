import { linkedPages, request, type Schemas } from '@/shared/api';

/** A request with its author, for operators. */
export type OpenSupportRequest = Schemas['OpenSupportRequestView'];

const MODERATION = '/api/moderation/support';

export const closeSupportRequest = (id: number) => request('POST', `${MODERATION}/${id}/close`, {});

export const supportQueries = {
  all: [MODERATION],
  open: (viewer: number) => linkedPages<OpenSupportRequest>([MODERATION, {}, viewer], MODERATION),
};
