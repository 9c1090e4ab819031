import { MAX_COMPARED_COLLEGES, type CollegeDetailView } from '../contexts/colleges';
import type { PageHead } from '../shared/infrastructure/http/page-heads';
import { parseId } from './parse-id';
import { toCountryCode } from './state-pages';

const NAME_LIST = new Intl.ListFormat('en-US');

/** Parses the IDs in the address of a comparison, as the page does: invalid and repeated ones are ignored. */
export function parseComparedIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').flatMap((id) => parseId(id) ?? []);
  return [...new Set(ids)].slice(0, MAX_COMPARED_COLLEGES);
}

/**
 * Returns the head of a comparison of at least one college. The same colleges in another order have the same canonical
 * path. A comparison with a single college isn't indexed: its page is the college's own.
 */
export function comparisonPageHead(colleges: readonly CollegeDetailView[], appName: string): PageHead {
  const names = colleges.map(({ name }) => name);
  const ids = colleges.map(({ id }) => id).sort((one, other) => one - other);
  return {
    status: 200,
    title: `${names.length > 1 ? names.join(' vs. ') : `Compare ${names.join()}`} · ${appName}`,
    description: `Compare the tuition, admission rate, graduation rate and size of ${NAME_LIST.format(names)}, based on official data.`,
    canonical: ids.length > 1 ? `/compare?colleges=${ids.join(',')}` : null,
    heading: 'Compare colleges',
    data: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: colleges.map(({ name, website, city, state }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'CollegeOrUniversity',
          name,
          ...(website && { url: website }),
          address: {
            '@type': 'PostalAddress',
            addressLocality: city,
            addressRegion: state,
            addressCountry: toCountryCode(state),
          },
        },
      })),
    },
  };
}
