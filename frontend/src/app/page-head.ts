import { APP_NAME } from '@/shared/config';

interface PageHead {
  title: string;
  /** The title names the product already; after any other its name follows. */
  isNamed?: boolean;
  /** Without one, for pages that search engines should not know, it is the title. */
  description?: string;
  /** The path under which search engines should know the page; null keeps the page out of them. */
  canonical: string | null;
}

/**
 * A route's head tags. The server words the same pages for anyone who reads them without a browser, in
 * backend/src/composition/product-page-heads.ts; a journey compares the two.
 */
export function pageHead({ title, isNamed = false, description = title, canonical }: PageHead) {
  return {
    meta: [
      { title: isNamed ? title : `${title} · ${APP_NAME}` },
      { name: 'description', content: description },
      ...(canonical === null ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: canonical === null ? [] : [{ rel: 'canonical', href: `${window.location.origin}${canonical}` }],
  };
}

/** One page under two addresses, of which search engines should know the first. */
export const privacyPolicyHead = () =>
  pageHead({
    title: 'Privacy Policy',
    description: `What data ${APP_NAME} collects about you, why, and how you can control it.`,
    canonical: '/privacy-policy',
  });
