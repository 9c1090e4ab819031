import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CollegeDetail } from '@/entities/college';
import { useAuth } from '@/shared/auth';
import { plural } from '@/shared/lib/plural';
import { alumniOfMajorQuery } from '../../api/alumni-of-major';
import { AlumniOfCollege } from './alumni-of-college';
import { TableCell, TableRow } from './table-row';

/** The alumni of each college; for students with a major also how many of them studied it. */
export function PeopleRow({ colleges }: { colleges: readonly CollegeDetail[] }) {
  const { user } = useAuth();
  const { data } = useQuery({
    ...alumniOfMajorQuery(
      colleges.map(({ id }) => id),
      user?.id ?? 0,
    ),
    // People with an unconfirmed address see no one, and alumni have no intended major.
    enabled: user?.role === 'student' && user.emailVerified,
    placeholderData: keepPreviousData,
  });
  return (
    <TableRow label="People">
      {colleges.map(({ id, name, alumniCount }) => {
        const count = data?.colleges.find(({ collegeId }) => collegeId === id)?.count ?? 0;
        return (
          <TableCell key={id}>
            <AlumniOfCollege name={name} alumniCount={alumniCount} />
            {data?.major && count > 0 && (
              <Link to="/find-alumni" search={{ college: name, major: data.major }} className="link mt-1 block">
                {plural(count, {
                  one: '# alum here studied your major',
                  other: '# alumni here studied your major',
                })}
                <span className="sr-only"> ({name})</span>
              </Link>
            )}
          </TableCell>
        );
      })}
    </TableRow>
  );
}
