import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Avatar } from '@/shared/ui/avatar';
import { SampleTag } from '@/shared/ui/sample-tag';
import type { AlumniUser } from '../api/alumni';
import { AlumniIntroduction } from './alumni-introduction';

interface AlumniCardProps {
  alumni: AlumniUser;
  heading: 'h2' | 'h3';
  /** The relationship to the person, or the action available. */
  action: ReactNode;
}

/** An alum in a list. The whole card links to the profile. */
export function AlumniCard({ alumni, heading: Heading, action }: AlumniCardProps) {
  const { id, fullName, avatarUrl, alumniProfile } = alumni;
  return (
    <article aria-label={fullName} className="card card-link flex h-full flex-col gap-3 p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <Avatar name={fullName} url={avatarUrl} />
        <div className="min-w-0 flex-1">
          <Heading className="text-lg wrap-anywhere sm:text-xl">
            <Link
              to="/alumni/$alumniId"
              params={{ alumniId: String(id) }}
              className="decoration-1 underline-offset-4 hover:underline"
            >
              {fullName}
            </Link>
          </Heading>
          <SampleTag of={alumni} />
        </div>
      </div>
      {alumniProfile && <AlumniIntroduction profile={alumniProfile} />}
      <div className="mt-auto flex flex-wrap gap-2 pt-1 print:hidden">{action}</div>
    </article>
  );
}
