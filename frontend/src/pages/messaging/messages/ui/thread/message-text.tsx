import { splitByEmphasis } from '../../model/emphasis';
import { splitByLinks } from '../../model/links';

/** The text of a message, line by line, with its emphasis. Web addresses are links only between connected people. */
export function MessageText({ text, hasLinks }: { text: string; hasLinks: boolean }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {hasLinks
        ? splitByLinks(text).map(({ text: content, href }, index) =>
            href ? (
              <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="underline">
                {content}
              </a>
            ) : (
              <InlineText key={index} text={content} />
            ),
          )
        : text && <InlineText text={text} />}
    </p>
  );
}

const InlineText = ({ text }: { text: string }) =>
  splitByEmphasis(text).map(({ text: content, is: Kind }, index) =>
    Kind === 'plain' ? content : <Kind key={index}>{content}</Kind>,
  );
