import { useLayoutEffect } from 'react';
import type { CollegeDetail } from '@/entities/college';
import { toCountryCode } from '@/shared/config';

const LINKED_DATA_MIME_TYPE = 'application/ld+json';

/** Returns the college as schema.org data, as the server writes it for clients without scripts. */
const toLinkedData = ({ name, city, state, website, latitude, longitude }: CollegeDetail) => ({
  '@context': 'https://schema.org',
  '@type': 'CollegeOrUniversity',
  name,
  ...(website && { url: website }),
  address: {
    '@type': 'PostalAddress',
    addressLocality: city,
    addressRegion: state,
    addressCountry: toCountryCode(state),
  },
  ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
});

/**
 * Keeps the college's linked data in the head while its page is shown, in place of the server's. It is not part of the
 * routes' head tags, because those are in the first load of every page.
 */
export function LinkedData({ college }: { college: CollegeDetail }) {
  useLayoutEffect(() => {
    const script = document.createElement('script');
    script.type = LINKED_DATA_MIME_TYPE;
    script.textContent = JSON.stringify(toLinkedData(college));
    for (const old of document.head.querySelectorAll(`script[type="${LINKED_DATA_MIME_TYPE}"]`)) old.remove();
    document.head.append(script);
    return () => script.remove();
  }, [college]);
  return null;
}
