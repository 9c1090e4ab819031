import { createFileRoute, useRouter } from '@tanstack/react-router';
import { StudentNotFoundPage, StudentProfilePage } from '@/pages/alumni/student-profile';
import { pageHead } from '../../../page-head';
import { numberParam } from '../../../search-params';
import { RequireRole } from '../../../shell/account/require-role';

export const Route = createFileRoute('/_open/(people)/students/$studentId')({
  head: () => pageHead({ title: 'Student', description: 'A student on Gradspan.', canonical: null }),
  component: Student,
});

function Student() {
  const { studentId } = Route.useParams();
  const router = useRouter();
  const id = numberParam(studentId);
  const onUnblocked = () => void router.invalidate();
  return (
    <RequireRole roles={['student', 'alumni']} confirmed>
      {(user) =>
        id === undefined ? (
          <StudentNotFoundPage viewer={user} studentId={id} onUnblocked={onUnblocked} />
        ) : (
          <StudentProfilePage key={id} viewer={user} studentId={id} onUnblocked={onUnblocked} />
        )
      }
    </RequireRole>
  );
}
