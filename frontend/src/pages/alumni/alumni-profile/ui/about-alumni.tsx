import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { toAlumniFacts, FactList, formatPosition, type PublicAlumni } from '@/entities/alum';

/** The details of an alum, as far as the viewer can see them. */
export function AboutAlumni({ alumni: { fullName, alumniProfile: shown } }: { alumni: PublicAlumni }) {
  if (!shown) return <p className="card p-5 text-muted">{fullName} hasn’t shared any details yet.</p>;
  const { lists, texts, links } = toAlumniFacts(shown);
  const career = formatPosition(shown);
  const rest = texts.filter(({ label }) => label !== 'About');
  const consideredColleges = shown.consideredColleges ?? [];
  const isEmpty = !shown.bio && !career && lists.length + rest.length + links.length + consideredColleges.length === 0;
  if (isEmpty) return <p className="card p-5 text-muted">{fullName} hasn’t added anything else yet.</p>;
  return (
    <div className="grid grid-cols-1 content-start gap-6">
      {shown.bio && (
        <AboutSection title="About">
          <p className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{shown.bio}</p>
        </AboutSection>
      )}
      {(career || rest.length > 0) && (
        <AboutSection title="Career">
          {career && <p className="mb-3 text-lg wrap-anywhere">{career}</p>}
          <FactList lists={[]} texts={rest} links={[]} />
        </AboutSection>
      )}
      {lists.length > 0 && (
        <AboutSection title="Skills and help">
          <FactList lists={lists} texts={[]} links={[]} />
        </AboutSection>
      )}
      {consideredColleges.length > 0 && (
        <AboutSection title="Colleges considered">
          <ul className="grid gap-1">
            {consideredColleges.map(({ id, name }) => (
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
        </AboutSection>
      )}
      {links.length > 0 && (
        <AboutSection title="Elsewhere">
          <FactList lists={[]} texts={[]} links={links} />
        </AboutSection>
      )}
    </div>
  );
}

function AboutSection({ title, children }: { title: string; children: ReactNode }) {
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
