import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { alumniQueries, isSortedByRotation, formatPosition, type AlumniUser } from '@/entities/alum';
import { CardConnection } from '@/features/connection';
import type { User } from '@/shared/auth';
import { Avatar } from '@/shared/ui/avatar';
import { Chip } from '@/shared/ui/chip';
import { SampleTag } from '@/shared/ui/sample-tag';
import { Skeleton } from '@/shared/ui/skeleton';
import { QueryContent } from '../query-content';
import {
  FIRST_ON_PHONES_CLASSES,
  START_LINK_CLASSES,
  MORE_LINK_CLASSES,
  EmptySectionText,
  DashboardSection,
} from '../section';

const MAX_SHOWN_ALUMNI = 3;

/** The best matches who have a place and to whom the student can send a request. */
export function RecommendedAlumni({ viewer }: { viewer: User }) {
  const found = useQuery(alumniQueries.page({ mentor: true, askable: true, page: 1 }, viewer.id));
  return (
    <DashboardSection
      title="Recommended Alumni"
      more={
        <Link to="/find-alumni" className={MORE_LINK_CLASSES}>
          View all<span className="sr-only"> alumni</span>
        </Link>
      }
    >
      <QueryContent query={found} skeleton={<Skeleton className="h-96" />}>
        {(page) => (
          <>
            {isSortedByRotation(page) && page.items.length > 0 && <IncompleteProfileNotice />}
            <RecommendedAlumniList viewer={viewer} alumni={page.items} />
          </>
        )}
      </QueryContent>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to="/find-alumni" className={START_LINK_CLASSES}>
          Find More Alumni
        </Link>
        <Link to="/recommendations" className={START_LINK_CLASSES}>
          Your recommendations
        </Link>
      </div>
    </DashboardSection>
  );
}

/** Shown without a profile to match: the alumni are then in rotation order. */
function IncompleteProfileNotice() {
  return (
    <p className="text-muted">
      These alumni have room for new mentees.{' '}
      <Link to="/profile-settings" search={{ tab: 'details' }} className="link">
        Add to your profile
      </Link>{' '}
      and we’ll find matches.
    </p>
  );
}

/** A person stays in the list after a request, because users would lose sight of a row that moves on a click. */
function RecommendedAlumniList({ viewer, alumni }: { viewer: User; alumni: readonly AlumniUser[] }) {
  const [chosen] = useState(() =>
    alumni
      .filter(({ connectionStatus }) => connectionStatus === 'none')
      .slice(0, MAX_SHOWN_ALUMNI)
      .map(({ id }) => id),
  );
  const shown = alumni.filter(({ id }) => chosen.includes(id));
  if (shown.length === 0) return <EmptySectionText>No alumni recommendations available</EmptySectionText>;
  return (
    // On phones, the best match only: the others are one link away.
    <ul className={`grid grid-cols-1 gap-5 ${FIRST_ON_PHONES_CLASSES}`}>
      {shown.map((alum) => (
        <li key={alum.id} className="min-w-0">
          <RecommendedAlumRow viewer={viewer} alum={alum} />
        </li>
      ))}
    </ul>
  );
}

function RecommendedAlumRow({ viewer, alum }: { viewer: User; alum: AlumniUser }) {
  const { id, avatarUrl, alumniProfile, connectionStatus } = alum;
  const { college, major, industry, isWillingToMentor } = alumniProfile ?? {};
  const name = alum.fullName || `User ${id}`;
  const studies = [college, major].filter(Boolean).join(' · ');
  const work = alumniProfile && formatPosition(alumniProfile);
  return (
    <article aria-label={name} className="relative flex items-start gap-3">
      <Avatar name={name} url={avatarUrl} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
        <h3 className="text-lg wrap-anywhere">{name}</h3>
        <p className="empty:hidden">
          <SampleTag of={alum} />
        </p>
        {studies && <p className="wrap-anywhere text-muted">{studies}</p>}
        {work && <p className="wrap-anywhere">{work}</p>}
        {(industry || isWillingToMentor) && (
          <p className="flex flex-wrap gap-1.5 max-sm:hidden">
            {industry && <Chip tone="harbor">{industry}</Chip>}
            {isWillingToMentor && <Chip>Willing to Mentor</Chip>}
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="relative z-1 flex flex-wrap gap-2">
            <CardConnection viewer={viewer} person={{ id, fullName: name, role: 'alumni' }} status={connectionStatus} />
          </div>
          <Link
            to="/alumni/$alumniId"
            params={{ alumniId: String(id) }}
            className="link inline-flex min-h-11 items-center font-semibold after:absolute after:inset-0 after:content-['']"
          >
            View Profile<span className="sr-only"> of {name}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}
