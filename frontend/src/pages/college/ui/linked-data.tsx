import { useLayoutEffect } from 'react';
import type { CollegeDetail } from '@/shared/api';

const TYPE = 'application/ld+json';

/** The college in schema.org's words, as the server writes it for readers without a browser. */
const asLinkedData = ({ name, city, state, website, latitude, longitude }: CollegeDetail) => ({
  '@context': 'https://schema.org',
  '@type': 'CollegeOrUniversity',
  name,
  ...(website && { url: website }),
  address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: state, addressCountry: 'US' },
  ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
});

/**
 * Keeps the head's description of the college as long as its page is on show, in place of the server's. It is not among the
 * head tags of the routes, because those are part of the first load of every page.
 */
export function LinkedData({ college }: { college: CollegeDetail }) {
  useLayoutEffect(() => {
    const script = document.createElement('script');
    script.type = TYPE;
    script.textContent = JSON.stringify(asLinkedData(college));
    for (const old of document.head.querySelectorAll(`script[type="${TYPE}"]`)) old.remove();
    document.head.append(script);
    return () => script.remove();
  }, [college]);
  return null;
}
