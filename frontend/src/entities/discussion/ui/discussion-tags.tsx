import { Link } from '@tanstack/react-router';
import { School } from 'lucide-react';
import type { Discussion } from '../api/discussions';

const TAG_CLASSES =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-chip px-2 text-sm font-semibold wrap-anywhere hover:underline max-lg:min-h-11';

/** The college and the tags of a discussion; each links to the discussions that share it. */
export function DiscussionTags({ discussion }: { discussion: Pick<Discussion, 'tags' | 'collegeId' | 'collegeName'> }) {
  const { tags, collegeId, collegeName } = discussion;
  if (tags.length === 0 && !collegeName) return null;
  return (
    <ul aria-label="College and tags" className="flex flex-wrap gap-1.5">
      {collegeName && collegeId !== null && (
        <li className="min-w-0">
          <Link
            to="/forum"
            search={{ college: collegeName, collegeId }}
            className={`${TAG_CLASSES} bg-harbor-soft text-on-harbor-soft`}
          >
            <School size={16} aria-hidden="true" className="shrink-0" />
            {collegeName}
          </Link>
        </li>
      )}
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          <Link to="/forum" search={{ tag }} className={`${TAG_CLASSES} bg-ivy-soft text-on-ivy-soft`}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
