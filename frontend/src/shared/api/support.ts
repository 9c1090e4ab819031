import { queryOptions } from '@tanstack/react-query';
import { linkedPages, readAs } from './paged';
import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

export type SupportRequest = Schemas['SupportRequestView'];
/** A request with the person who wrote it, for operators. */
export type OpenSupportRequest = Schemas['OpenSupportRequestView'];
/** A guide for college administrators. */
export type Guide = Schemas['GuideView'];

const MODERATION = '/api/moderation/support';
const RESOURCES = '/api/admin/resources';

/** Writes to the operators of the product. */
export const contactSupport = (words: Schemas['SupportRequestBody']) =>
  request<SupportRequest>('POST', '/api/support', words);

export const closeSupportRequest = (id: number) => request('POST', `${MODERATION}/${id}/close`, {});

export const supportQueries = {
  all: [MODERATION],
  open: (viewer: number) => linkedPages<OpenSupportRequest>([MODERATION, {}, viewer], MODERATION),
};

/** Where a guide as PDF or a template is downloaded. */
export const resourceAddress = (file: string) => `${RESOURCES}/${file}`;

export const guideQuery = (name: Guide['name'], viewer: number) =>
  queryOptions<Guide>({ queryKey: [`${RESOURCES}/${name}`, {}, viewer], queryFn: readAs<Guide>, staleTime: Infinity });
