import type { CollegeDetail } from '@/entities/college';

const NAME_LIST = new Intl.ListFormat('en-US');

/** Returns the head of a comparison of at least one college, with the same texts as on the server. */
export function comparisonHeadTags(colleges: readonly CollegeDetail[]) {
  const names = colleges.map(({ name }) => name);
  const ids = colleges.map(({ id }) => id).sort((one, other) => one - other);
  return {
    title: names.length > 1 ? names.join(' vs. ') : `Compare ${names.join()}`,
    description: `Compare the tuition, admission rate, graduation rate and size of ${NAME_LIST.format(names)}, based on official data.`,
    canonical: ids.length > 1 ? `/compare?colleges=${ids.join(',')}` : null,
  };
}
