import { Link } from '@tanstack/react-router';
import { BlockedNotice } from '@/features/connection';
import type { User } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/panel';

interface StudentNotFoundPageProps {
  viewer: User;
  studentId: number | undefined;
  onUnblocked: () => void;
}

/** Shown for every student the viewer can't see, without stating why. */
export function StudentNotFoundPage({ viewer, studentId, onUnblocked }: StudentNotFoundPageProps) {
  return (
    <MessagePage title="Student Not Found">
      <p>The student profile you're looking for doesn't exist or isn't visible to you.</p>
      {studentId !== undefined && <BlockedNotice viewer={viewer} userId={studentId} onUnblocked={onUnblocked} />}
      <Link to="/my-people" className={buttonStyles()}>
        My People
      </Link>
    </MessagePage>
  );
}
