import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { alumniQueries, formatPosition, type AlumniUser } from '@/entities/alum';
import type { User } from '@/shared/auth';
import { Avatar } from '@/shared/ui/avatar';
import { SampleTag } from '@/shared/ui/sample-tag';
import type { Person } from '../../model/connection-labels';
import { renameInMessage } from '../../model/rename-in-message';

interface SimilarMentorsProps {
  viewer: User;
  /** The mentor who declined, didn't answer in time or has no room. */
  mentor: Person;
  /** The message to that mentor, which starts the requests to the others. */
  message: string | undefined;
  /** The button to ask one of them, starting with a message. */
  action: SimilarMentorAction;
}

type SimilarMentorAction = (alum: AlumniUser, message: string | undefined) => ReactNode;

/** Up to three mentors with room whom a student can ask instead; nothing if there are none. */
export function SimilarMentors({ viewer, mentor, message, action }: SimilarMentorsProps) {
  const isOffered = viewer.role === 'student' && viewer.emailVerified && mentor.role === 'alumni';
  const { data } = useQuery({ ...alumniQueries.similar(mentor.id, viewer.id), enabled: isOffered });
  if (!data || data.length === 0) return null;
  return (
    <section aria-label={`Mentors similar to ${mentor.fullName}`} className="grid w-full gap-2 print:hidden">
      <p className="font-semibold">Similar mentors open to new mentees</p>
      <ul className="grid gap-2">
        {data.map((alum) => (
          <li key={alum.id} className="flex flex-wrap items-center gap-3 rounded-control border border-line p-3">
            <MentorSummary alum={alum} />
            <div className="flex flex-wrap gap-2">
              {action(alum, message && renameInMessage(message, mentor.fullName, alum.fullName))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MentorSummary({ alum }: { alum: AlumniUser }) {
  const { id, fullName, avatarUrl, alumniProfile } = alum;
  const line = (alumniProfile && formatPosition(alumniProfile)) || alumniProfile?.college;
  return (
    <div className="flex min-w-0 flex-[1_1_12rem] items-center gap-3 wrap-anywhere">
      <Avatar name={fullName} url={avatarUrl} />
      <div className="min-w-0">
        <Link
          to="/alumni/$alumniId"
          params={{ alumniId: String(id) }}
          className="inline-block py-0.5 font-semibold decoration-1 underline-offset-4 hover:underline"
        >
          {fullName}
        </Link>{' '}
        <SampleTag of={alum} />
        {line && <p className="text-sm text-muted">{line}</p>}
      </div>
    </div>
  );
}
