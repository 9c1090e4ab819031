import { Link } from '@tanstack/react-router';
import { formatGraduationClass, joinFilled } from '@/entities/alum';
import type { ListedStudent } from '@/entities/student';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { BlockPerson, CardConnection, ReportPerson } from '@/features/connection';
import type { User } from '@/shared/auth';
import { Avatar } from '@/shared/ui/avatar';
import { SampleTag } from '@/shared/ui/sample-tag';
import { hiddenEmailText, REQUEST_TOASTS } from '../model/student-search-labels';

/** A student with the available actions. */
export function StudentRow({ viewer, student }: { viewer: User; student: ListedStudent }) {
  const { id, fullName, role, email, studentProfile, connectionStatus } = student;
  const { intendedMajor, currentSchool, graduationYear, schoolsConsidering } = studentProfile;
  const person = { id, fullName, role };
  const studies = joinFilled([intendedMajor, currentSchool, formatGraduationClass(graduationYear)], ' · ');
  return (
    <article
      aria-label={fullName}
      className="card card-link grid gap-x-6 gap-y-3 p-4 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="flex min-w-0 gap-3">
        <Avatar name={fullName} url={student.avatarUrl} />
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere">
            <Link
              to="/students/$studentId"
              params={{ studentId: String(id) }}
              className="decoration-1 underline-offset-4 hover:underline"
            >
              {fullName}
            </Link>
          </h3>
          <SampleTag of={student} />
          {studies && <p className="wrap-anywhere">{studies}</p>}
          {schoolsConsidering && (
            <p className="line-clamp-2 text-sm wrap-anywhere text-muted">Considering {schoolsConsidering}</p>
          )}
          <p className="flex flex-wrap gap-x-4 text-sm wrap-anywhere text-muted">
            {email ? (
              <a href={`mailto:${email}`} className="link inline-block py-0.5">
                {email}
              </a>
            ) : (
              hiddenEmailText(student)
            )}
            {connectionStatus === 'connected' && (
              <Link to="/events" search={{ new: 1, with: id }} className="link inline-block py-0.5">
                Schedule a meeting<span className="sr-only"> with {fullName}</span>
              </Link>
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 md:justify-end print:hidden">
        <CardConnection viewer={viewer} person={person} status={connectionStatus} texts={REQUEST_TOASTS} />
        <div className="flex *:text-muted">
          <BlockPerson person={person} />
          <ReportPerson person={person} howToConfirm={<ConfirmEmailNotice />} />
        </div>
      </div>
    </article>
  );
}
