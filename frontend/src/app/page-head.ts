import { APP_NAME } from '@/shared/config';

interface PageHead {
  title: string;
  /** True if the title already contains the product's name; otherwise the name is appended. */
  isNamed?: boolean;
  /** The title if undefined, for pages that aren't indexed. */
  description?: string;
  /** The path to be indexed by search engines; null keeps the page out of them. */
  canonical: string | null;
}

/**
 * Returns a route's head tags. The server writes the same tags for clients without scripts, in
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

/** Returns the head tags of a route whose loader returns the head; none before it has loaded. */
export const loadedHead = ({ loaderData }: { loaderData?: { head: PageHead } | undefined }) =>
  loaderData ? pageHead(loaderData.head) : {};

/** The page has two paths; search engines should index the first. */
export const privacyPolicyHead = () =>
  pageHead({
    title: 'Privacy Policy',
    description: `What data ${APP_NAME} collects about you, why, and how you can control it.`,
    canonical: '/privacy-policy',
  });
