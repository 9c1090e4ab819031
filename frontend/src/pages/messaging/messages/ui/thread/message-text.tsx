import { piecesOf } from '../../model/links';

/** What was written, line by line. Addresses can be followed only between two who are connected. */
export function MessageText({ text, hasLinks }: { text: string; hasLinks: boolean }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {hasLinks
        ? piecesOf(text).map(({ text: words, href }, index) =>
            href ? (
              <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="underline">
                {words}
              </a>
            ) : (
              words
            ),
          )
        : text}
    </p>
  );
}
