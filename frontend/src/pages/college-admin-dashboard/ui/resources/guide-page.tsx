import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { toErrorSentence } from '@/shared/api';
import { buttonStyles } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { guideQuery, resourceUrl, type Guide } from '../../api/resources';

type GuideBlockData = Guide['sections'][number]['blocks'][number];

/** A guide for administrators, from the same text as its PDF. */
export function GuidePage({ name, viewer }: { name: Guide['name']; viewer: number }) {
  const { data: guide, error, refetch } = useQuery(guideQuery(name, viewer));
  return (
    <article className="grid max-w-[68ch] grid-cols-1 gap-8">
      <p>
        <Link
          to="/college-admin-dashboard"
          search={{ tab: 'resources' }}
          className="link inline-flex min-h-11 items-center"
        >
          All resources
        </Link>
      </p>
      {guide ? (
        <>
          <header>
            <h2 className="text-3xl">{guide.title}</h2>
            <p className="mt-2 text-lg text-muted">{guide.summary}</p>
            <p className="mt-4">
              <a
                href={resourceUrl(`${name}.pdf`)}
                download={`${name}.pdf`}
                className={buttonStyles({ variant: 'quiet' })}
              >
                Download PDF
              </a>
            </p>
          </header>
          {guide.sections.map(({ title, blocks }) => (
            <section key={title} className="grid gap-4">
              <h3 className="text-2xl">{title}</h3>
              {blocks.map((block, index) => (
                <GuideBlock key={index} block={block} />
              ))}
            </section>
          ))}
        </>
      ) : error ? (
        <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </article>
  );
}

function GuideBlock({ block: { kind, text, items = [] } }: { block: GuideBlockData }) {
  if (kind === 'text') return <p>{text}</p>;
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={`grid gap-2 pl-6 ${kind === 'steps' ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
