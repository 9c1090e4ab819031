import type { CollegeDetail } from '@/entities/college';

/** Returns the head of a college's page, with the same texts as on the server. */
export function collegeHeadTags({ id, title, description, summary }: CollegeDetail) {
  return {
    title,
    description: description ?? summary,
    canonical: `/college/${id}`,
  };
}
