import { piecesOf } from '../../model/links';

/** The text of a message, line by line. Web addresses are links only between connected people. */
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
