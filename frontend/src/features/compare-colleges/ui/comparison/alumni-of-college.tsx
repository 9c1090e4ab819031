import { Link } from '@tanstack/react-router';
import { alumniCountLabel, type CollegeDetail } from '@/entities/college';
import { useAuth } from '@/shared/auth';

type AlumniOfCollegeProps = Pick<CollegeDetail, 'name' | 'alumniCount'>;

/** The number of alumni, with a link to them; visitors register first, where they can already write their question. */
export function AlumniOfCollege({ name, alumniCount }: AlumniOfCollegeProps) {
  const { user } = useAuth();
  const label = alumniCountLabel(alumniCount);
  if (alumniCount === 0) return label;
  const text = (
    <>
      {label}
      <span className="sr-only"> of {name}</span>
    </>
  );
  return user ? (
    <Link to="/find-alumni" search={{ college: name }} className="link">
      {text}
    </Link>
  ) : (
    <Link
      to="/auth"
      search={{ tab: 'register', next: `/find-alumni?${new URLSearchParams({ college: name })}` }}
      className="link"
    >
      {text}
    </Link>
  );
}
