import type { CollegeDetail } from '@/entities/college';

/** Returns the head of a college's page, with the same texts as on the server. */
export function collegeHeadTags({ id, name, city, state, description }: CollegeDetail) {
  return {
    title: name,
    description:
      description ??
      `${name} in ${city}, ${state}: admission rate, tuition, graduation rate and more from official data.`,
    canonical: `/college/${id}`,
  };
}
