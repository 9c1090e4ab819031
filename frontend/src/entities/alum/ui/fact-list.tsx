import { Chip } from '@/shared/ui/chip';
import { parseTags } from '@/shared/ui/tag-input';
import type { ProfileFacts } from '../model/profile-facts';

/** The facts of a profile beyond the lines below the name. */
export function FactList({ lists, texts, links }: Pick<ProfileFacts, 'lists' | 'texts' | 'links'>) {
  if (lists.length + texts.length + links.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 gap-3">
      {lists.map(({ label, text }) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="mt-1 flex flex-wrap gap-1.5">
            {parseTags(text).map((word) => (
              <Chip key={word} tone="grey">
                {word}
              </Chip>
            ))}
          </dd>
        </div>
      ))}
      {texts.map(({ label, text }) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd dir="auto" className="max-w-[68ch] wrap-anywhere whitespace-pre-line">
            {text}
          </dd>
        </div>
      ))}
      {links.map(({ label, text, href }) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="wrap-anywhere">
            <a href={href} target="_blank" rel="nofollow ugc noopener noreferrer" className="link inline-block py-0.5">
              {text}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
