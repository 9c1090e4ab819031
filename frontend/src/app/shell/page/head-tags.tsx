import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';

const SERVER_TAGS_SELECTOR =
  'title, meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[property^="og:"], link[rel="canonical"], script[type="application/ld+json"]';

/** The router adds a slash to the path of index routes, such as /states. */
function withoutTrailingSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/**
 * The head tags written by the server, and the page they belong to. Collected before the first render, so they include
 * none of ours.
 */
const serverHead = {
  path: withoutTrailingSlash(window.location.pathname),
  title: document.title,
  tags: [...document.head.querySelectorAll(SERVER_TAGS_SELECTOR)],
};

/**
 * The head of the current page. The tags from the server, which contain more than ours, stay until another page
 * replaces the first one; from then on the routes provide them.
 */
export function HeadTags() {
  const hasLeftServedPage = useRouterState({
    select: ({ matches }) => {
      const page = matches.at(-1);
      if (!page || page.status === 'pending') return false;
      const title = page.meta?.find((tag) => tag?.title)?.title;
      return (
        withoutTrailingSlash(page.pathname) !== serverHead.path || (title !== undefined && title !== serverHead.title)
      );
    },
  });
  const [isOurs, setIsOurs] = useState(false);
  if (hasLeftServedPage && !isOurs) setIsOurs(true);
  return isOurs ? <RouteHeadTags /> : null;
}

/**
 * The head tags of the innermost matching route, which React moves into the head. The router's own HeadContent is
 * larger, because it supports scripts and styles.
 */
function RouteHeadTags() {
  const page = useRouterState({ select: ({ matches }) => matches.findLast(({ meta }) => meta !== undefined) });
  useLayoutEffect(() => serverHead.tags.splice(0).forEach((tag) => tag.remove()), []);
  return (
    <>
      {page?.meta?.map((tag) =>
        tag?.title === undefined ? <meta key={tag?.name} {...tag} /> : <title key="title">{tag.title}</title>,
      )}
      {page?.links?.map((link) => link && <link key={link.rel} {...link} />)}
    </>
  );
}
