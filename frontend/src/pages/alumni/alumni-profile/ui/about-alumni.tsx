import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { alumniFacts, FactList, workOf, type PublicAlumni } from '@/entities/alum';

/** The details of an alum, as far as the viewer can see them. */
export function AboutAlumni({ alumni: { fullName, alumniProfile: shown } }: { alumni: PublicAlumni }) {
  if (!shown) return <p className="card p-5 text-muted">{fullName} hasn’t shared any details yet.</p>;
  const { lists, texts, links } = alumniFacts(shown);
  const career = workOf(shown);
  const rest = texts.filter(({ label }) => label !== 'About');
  const considered = shown.consideredColleges ?? [];
  const isEmpty = !shown.bio && !career && lists.length + rest.length + links.length + considered.length === 0;
  if (isEmpty) return <p className="card p-5 text-muted">{fullName} hasn’t added anything else yet.</p>;
  return (
    <div className="grid grid-cols-1 content-start gap-6">
      {shown.bio && (
        <Part title="About">
          <p className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{shown.bio}</p>
        </Part>
      )}
      {(career || rest.length > 0) && (
        <Part title="Career">
          {career && <p className="mb-3 text-lg wrap-anywhere">{career}</p>}
          <FactList lists={[]} texts={rest} links={[]} />
        </Part>
      )}
      {lists.length > 0 && (
        <Part title="Skills and help">
          <FactList lists={lists} texts={[]} links={[]} />
        </Part>
      )}
      {considered.length > 0 && (
        <Part title="Colleges considered">
          <ul className="grid gap-1">
            {considered.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to="/college/$collegeId"
                  params={{ collegeId: String(id) }}
                  className="link inline-flex min-h-11 items-center lg:min-h-8"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {links.length > 0 && (
        <Part title="Elsewhere">
          <FactList lists={[]} texts={[]} links={links} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-5">
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
