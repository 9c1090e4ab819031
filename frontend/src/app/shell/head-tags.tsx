import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';

const SERVER_WRITES =
  'title, meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[property^="og:"], link[rel="canonical"], script[type="application/ld+json"]';

/** What the server wrote, and for which page. Taken before the first render, so none of ours is among it. */
const served = {
  path: window.location.pathname,
  title: document.title,
  tags: [...document.head.querySelectorAll(SERVER_WRITES)],
};

/**
 * The head of the page on show. The server's stays, which says more than ours, until another page takes the place of the
 * one it was written for; from then on the routes word it.
 */
export function HeadTags() {
  const isAnother = useRouterState({
    select: ({ matches }) => {
      const page = matches.at(-1);
      if (!page || page.status === 'pending') return false;
      const title = page.meta?.find((tag) => tag?.title)?.title;
      return page.pathname !== served.path || (title !== undefined && title !== served.title);
    },
  });
  const [isOurs, setIsOurs] = useState(false);
  if (isAnother && !isOurs) setIsOurs(true);
  return isOurs ? <OurTags /> : null;
}

/** The head that the innermost route words, which React moves there. The router's own HeadContent weighs more: it knows scripts and styles. */
function OurTags() {
  const page = useRouterState({ select: ({ matches }) => matches.findLast(({ meta }) => meta !== undefined) });
  useLayoutEffect(() => served.tags.splice(0).forEach((tag) => tag.remove()), []);
  return (
    <>
      {page?.meta?.map((tag) =>
        tag?.title === undefined ? <meta key={tag?.name} {...tag} /> : <title key="title">{tag.title}</title>,
      )}
      {page?.links?.map((link) => link && <link key={link.rel} {...link} />)}
    </>
  );
}
