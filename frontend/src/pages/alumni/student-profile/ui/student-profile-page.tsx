import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatGraduationClass, FactList, joinFilled, toListFacts, toTextFacts } from '@/entities/alum';
import { studentQueries, type ShownStudent } from '@/entities/student';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { ConnectionSection } from '@/features/connection';
import { ApiError, toErrorSentence } from '@/shared/api';
import type { User } from '@/shared/auth';
import { Avatar } from '@/shared/ui/avatar';
import { buttonStyles } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { SampleTag } from '@/shared/ui/sample-tag';
import { Skeleton } from '@/shared/ui/skeleton';
import { StudentNotFoundPage } from './student-not-found-page';

interface StudentProfilePageProps {
  viewer: User;
  studentId: number;
  onUnblocked: () => void;
}

/** The page of one student, as far as the viewer can see it. */
export function StudentProfilePage({ viewer, studentId, onUnblocked }: StudentProfilePageProps) {
  const { data, error, refetch } = useQuery(studentQueries.profile(studentId, viewer.id));

  if (error instanceof ApiError && error.status === 404) {
    return <StudentNotFoundPage viewer={viewer} studentId={studentId} onUnblocked={onUnblocked} />;
  }
  if (!data) {
    return (
      <div aria-busy={!error} className="grid gap-6">
        <h1 className="text-title">Student profile</h1>
        {error ? (
          <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
        ) : (
          <>
            <p role="status" className="sr-only">
              Loading
            </p>
            <Skeleton className="h-64" />
          </>
        )}
      </div>
    );
  }
  return (
    <>
      <article
        aria-label={data.fullName}
        className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]"
      >
        <StudentIdentityCard viewer={viewer} student={data} />
        <AboutStudent student={data} />
      </article>
      <div aria-hidden="true" className="h-(--tray)" />
    </>
  );
}

function StudentIdentityCard({ viewer, student }: { viewer: User; student: ShownStudent }) {
  const { id, fullName, role, avatarUrl, studentProfile } = student;
  const { currentSchool, intendedMajor, graduationYear } = studentProfile;
  return (
    <div className="card grid grid-cols-1 gap-4 p-5 lg:sticky lg:top-8">
      <Avatar name={fullName} url={avatarUrl} size="large" />
      <div>
        <h1 className="text-3xl wrap-anywhere">{fullName}</h1>
        <SampleTag of={student} />
        {currentSchool && <p className="mt-1 text-lg wrap-anywhere">{currentSchool}</p>}
        <p className="wrap-anywhere text-muted">
          {joinFilled([intendedMajor, formatGraduationClass(graduationYear)], ' · ')}
        </p>
      </div>
      <div className="border-t border-line pt-4">
        {viewer.id === id ? (
          <div className="grid gap-3">
            <p>This is how your connections see your profile.</p>
            <Link
              to="/profile-settings"
              search={{ tab: 'details' }}
              className={buttonStyles({ variant: 'quiet', wide: true })}
            >
              Edit your details
            </Link>
          </div>
        ) : (
          <ConnectionSection
            person={{ id, fullName, role }}
            page={`/students/${id}`}
            howToConfirm={<ConfirmEmailNotice />}
          />
        )}
      </div>
    </div>
  );
}

function AboutStudent({ student: { fullName, connectionStatus, studentProfile: shown } }: { student: ShownStudent }) {
  const listFacts = toListFacts([
    ['Skills to learn', shown.skillsToLearn],
    ['Preferred industries', shown.preferredIndustries],
  ]);
  const facts = toTextFacts([
    ['About', shown.bio],
    ['Career goals', shown.careerGoals],
    ['Interests', shown.interests],
    ['Schools considering', shown.schoolsConsidering],
    ['Mentorship preferences', shown.mentorshipPreferences],
    ['Location', shown.location],
    ['Phone', shown.phone],
    ['Contact email', shown.contactEmail],
  ]);
  if (listFacts.length + facts.length === 0) {
    return (
      <p className="card p-5 text-muted">
        {connectionStatus === 'pending'
          ? "You can see the rest of this profile once you're connected."
          : `${fullName} hasn't added anything else yet.`}
      </p>
    );
  }
  return (
    <section aria-labelledby="about-student" className="card p-5">
      <h2 id="about-student" className="mb-3 text-2xl">
        Profile
      </h2>
      <FactList lists={listFacts} texts={facts} links={[]} />
    </section>
  );
}
