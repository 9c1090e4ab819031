import { queryOptions } from '@tanstack/react-query';
import { readAs, type Schemas } from '@/shared/api';

/** A guide for college administrators. */
export type Guide = Schemas['GuideView'];

const RESOURCES = '/api/admin/resources';

/** Returns the download URL of a guide (PDF) or a template. */
export const resourceAddress = (file: string) => `${RESOURCES}/${file}`;

export const guideQuery = (name: Guide['name'], viewer: number) =>
  queryOptions<Guide>({ queryKey: [`${RESOURCES}/${name}`, {}, viewer], queryFn: readAs<Guide>, staleTime: Infinity });
