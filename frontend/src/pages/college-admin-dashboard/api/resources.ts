import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, type Schemas } from '@/shared/api';

/** A guide for college administrators. */
export type Guide = Schemas['GuideView'];

const RESOURCES_PATH = '/api/admin/resources';

/** Returns the download URL of a guide (PDF) or a template. */
export const resourceUrl = (file: string) => `${RESOURCES_PATH}/${file}`;

export const guideQuery = (name: Guide['name'], viewer: number) =>
  queryOptions<Guide>({
    queryKey: [`${RESOURCES_PATH}/${name}`, {}, viewer],
    queryFn: fetchAsViewer<Guide>,
    staleTime: Infinity,
  });
