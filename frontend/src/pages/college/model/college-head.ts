import type { CollegeDetail } from '@/shared/api';

/** What the page of a college says of itself, in the words the server uses for it. */
export function collegeHead({ id, name, city, state, description }: CollegeDetail) {
  return {
    title: name,
    description:
      description ??
      `${name} in ${city}, ${state}: admission rate, tuition, graduation rate and more from official data.`,
    canonical: `/college/${id}`,
  };
}
