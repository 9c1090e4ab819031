import type { CollegeDetail } from '@/shared/api';
import { APP_NAME } from '@/shared/config';
import { webAddress } from '@/entities/college';

/** Title, description, keywords, canonical address and structured data of a college's page. */
export function collegeHead(college: CollegeDetail, origin: string) {
  const { name, city, state, type, majors } = college;
  const address = `${origin}/college/${college.id}`;
  const website = webAddress(college.website);
  return {
    meta: [
      { title: `${name} · ${APP_NAME}` },
      {
        name: 'description',
        content: `${name} in ${city}, ${state}: enrollment, acceptance rate, tuition and graduation rate, each with its source and year.`,
      },
      { name: 'keywords', content: [name, city, state, type, ...majors.slice(0, 5)].join(', ') },
      {
        'script:ld+json': {
          '@context': 'https://schema.org',
          '@type': 'CollegeOrUniversity',
          name,
          url: address,
          ...(website ? { sameAs: website } : {}),
          address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: state, addressCountry: 'US' },
        },
      },
    ],
    links: [{ rel: 'canonical', href: address }],
  };
}
