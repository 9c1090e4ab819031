import { APP_NAME } from '@/shared/config';

interface PageHead {
  title: string;
  description?: string;
  /** The path under which search engines should know the page. */
  canonical?: string;
  /** Private pages and pages that are not there have no place in a search engine. */
  noindex?: boolean;
}

/** A route's head tags; the name of the product follows every title. */
export function pageHead({ title, description, canonical, noindex = false }: PageHead) {
  return {
    meta: [
      { title: `${title} · ${APP_NAME}` },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: canonical ? [{ rel: 'canonical', href: `${window.location.origin}${canonical}` }] : [],
  };
}

/** One page under two addresses, of which search engines should know the first. */
export const privacyPolicyHead = () =>
  pageHead({
    title: 'Privacy Policy',
    description: `What ${APP_NAME} knows about you, why, and what you can do about it.`,
    canonical: '/privacy-policy',
  });
