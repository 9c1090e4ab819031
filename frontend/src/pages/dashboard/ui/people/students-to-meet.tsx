import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatGraduationClass, joinFilled } from '@/entities/alum';
import { studentQueries, type ListedStudent } from '@/entities/student';
import type { User } from '@/shared/auth';
import { Avatar } from '@/shared/ui/avatar';
import { SampleTag } from '@/shared/ui/sample-tag';
import { Skeleton } from '@/shared/ui/skeleton';
import { QueryContent } from '../query-content';
import { FIRST_ON_PHONES_CLASSES, MORE_LINK_CLASSES, EmptySectionText, DashboardSection } from '../section';

const MAX_SHOWN_STUDENTS = 3;

/** Students whom an alum is not in touch with yet, those with the alum's major first. */
export function StudentsToMeet({ viewer }: { viewer: User }) {
  const major = viewer.alumniProfile?.major || undefined;
  const { data, error, refetch } = useQuery(studentQueries.page({ page: 1 }, viewer.id));
  const sameMajor = useQuery({
    ...studentQueries.page({ page: 1, major }, viewer.id),
    enabled: major !== undefined,
  });
  const isLoaded = data !== undefined && !sameMajor.isLoading;
  const students = new Map([...(sameMajor.data?.items ?? []), ...(data?.items ?? [])].map((one) => [one.id, one]));
  return (
    <DashboardSection
      title="Connect with Students"
      more={
        <Link to="/connect-students" className={MORE_LINK_CLASSES}>
          View all<span className="sr-only"> students</span>
        </Link>
      }
    >
      <QueryContent
        query={{ data: isLoaded ? [...students.values()] : undefined, error, refetch }}
        skeleton={<Skeleton className="h-48" />}
      >
        {(all) => {
          const shown = all.filter(({ connectionStatus }) => connectionStatus === 'none').slice(0, MAX_SHOWN_STUDENTS);
          if (shown.length === 0) return <EmptySectionText>No students to show yet.</EmptySectionText>;
          return (
            <ul className={`grid grid-cols-1 gap-5 ${FIRST_ON_PHONES_CLASSES}`}>
              {shown.map((student) => (
                <li key={student.id} className="min-w-0">
                  <StudentRow student={student} />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryContent>
    </DashboardSection>
  );
}

function StudentRow({ student }: { student: ListedStudent }) {
  const { id, fullName, avatarUrl, studentProfile } = student;
  const { intendedMajor, currentSchool, graduationYear } = studentProfile;
  const name = fullName || `User ${id}`;
  const studies = joinFilled([intendedMajor, currentSchool, formatGraduationClass(graduationYear)], ' · ');
  return (
    <article aria-label={name} className="relative flex items-start gap-3">
      <Avatar name={name} url={avatarUrl} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <h3 className="text-lg wrap-anywhere">{name}</h3>
        <p className="empty:hidden">
          <SampleTag of={student} />
        </p>
        {studies && <p className="wrap-anywhere text-muted">{studies}</p>}
        <p>
          <Link
            to="/students/$studentId"
            params={{ studentId: String(id) }}
            className="link inline-flex min-h-6 items-center font-semibold after:absolute after:inset-0 after:content-['']"
          >
            View Profile<span className="sr-only"> of {name}</span>
          </Link>
        </p>
      </div>
    </article>
  );
}
