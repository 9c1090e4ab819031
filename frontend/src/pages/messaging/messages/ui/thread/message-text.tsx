import { emphasisIn } from '../../model/emphasis';
import { piecesOf } from '../../model/links';

/** The text of a message, line by line, with its emphasis. Web addresses are links only between connected people. */
export function MessageText({ text, hasLinks }: { text: string; hasLinks: boolean }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {hasLinks
        ? piecesOf(text).map(({ text: words, href }, index) =>
            href ? (
              <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="underline">
                {words}
              </a>
            ) : (
              <Words key={index} text={words} />
            ),
          )
        : text && <Words text={text} />}
    </p>
  );
}

const Words = ({ text }: { text: string }) =>
  emphasisIn(text).map(({ text: words, is: Kind }, index) =>
    Kind === 'plain' ? words : <Kind key={index}>{words}</Kind>,
  );
