import { addQueryParams, linkedPagesQuery, type Schemas } from '@/shared/api';

/** A student's thanks that both have published. */
type PublishedThanks = Schemas['ThanksView'];

const THANKS_PER_PAGE = 5;

/** Published thanks to an alum, latest first. */
export const thanksQuery = (alumniId: number, viewer: number | undefined) => {
  const path = `/api/alumni/${alumniId}/thanks`;
  return linkedPagesQuery<PublishedThanks>([path, {}, viewer], addQueryParams(path, { limit: THANKS_PER_PAGE }));
};
