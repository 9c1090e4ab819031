import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { CollegeCombobox } from '@/entities/college';
import { plural } from '@/shared/lib/plural';
import { Field } from '@/shared/ui/field';
import { forumTagsQuery } from '../api/forum';
import type { ChangeSearch, ForumSearch } from '../model/search';

interface ForumTopicsProps {
  viewer: number;
  /** Users with an unconfirmed address may not read the tags. */
  isMember: boolean;
  search: ForumSearch;
  change: ChangeSearch;
}

/** Topics of the discussions: the most used tags, and colleges. */
export function ForumTopics({ viewer, isMember, search, change }: ForumTopicsProps) {
  const [text, setText] = useState('');
  const heading = useId();
  const { data: tags = [] } = useQuery({ ...forumTagsQuery(viewer), enabled: isMember });
  return (
    <div className="grid content-start gap-6">
      <Field label="College">
        {(field) => (
          <CollegeCombobox
            control={field}
            text={text}
            onTextChange={setText}
            onChoose={({ id, name }) => {
              setText('');
              change({ college: name, collegeId: id });
            }}
          />
        )}
      </Field>
      {tags.length > 0 && (
        <section aria-labelledby={heading}>
          <h3 id={heading} className="font-body text-base font-semibold">
            Popular tags
          </h3>
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {tags.map(({ tag, posts }) => (
              <li key={tag} className="min-w-0">
                <button
                  type="button"
                  aria-pressed={search.tag === tag}
                  onClick={() => change({ tag: search.tag === tag ? undefined : tag })}
                  className="num min-h-9 max-w-full cursor-pointer rounded-chip border border-control px-2 text-left text-sm wrap-anywhere hover:bg-ivy-soft hover:text-on-ivy-soft aria-pressed:border-ivy aria-pressed:bg-ivy-soft aria-pressed:font-semibold aria-pressed:text-on-ivy-soft max-lg:min-h-11"
                >
                  {tag} <span className="text-muted">{posts}</span>
                  <span className="sr-only"> {plural(posts, { one: 'discussion', other: 'discussions' })}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
