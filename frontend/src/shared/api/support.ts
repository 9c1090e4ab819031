import { queryOptions } from '@tanstack/react-query';
import { linkedPages, readAs } from './paged';
import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

export type SupportRequest = Schemas['SupportRequestView'];
/** A request with its author, for operators. */
export type OpenSupportRequest = Schemas['OpenSupportRequestView'];
/** A guide for college administrators. */
export type Guide = Schemas['GuideView'];

const MODERATION = '/api/moderation/support';
const RESOURCES = '/api/admin/resources';

/** Sends a message to the operators of the product. */
export const contactSupport = (words: Schemas['SupportRequestBody']) =>
  request<SupportRequest>('POST', '/api/support', words);

export const closeSupportRequest = (id: number) => request('POST', `${MODERATION}/${id}/close`, {});

export const supportQueries = {
  all: [MODERATION],
  open: (viewer: number) => linkedPages<OpenSupportRequest>([MODERATION, {}, viewer], MODERATION),
};

/** Returns the download URL of a guide (PDF) or a template. */
export const resourceAddress = (file: string) => `${RESOURCES}/${file}`;

export const guideQuery = (name: Guide['name'], viewer: number) =>
  queryOptions<Guide>({ queryKey: [`${RESOURCES}/${name}`, {}, viewer], queryFn: readAs<Guide>, staleTime: Infinity });
