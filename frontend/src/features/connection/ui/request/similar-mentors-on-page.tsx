import type { User } from '@/shared/auth';
import type { Person } from '../../model/connection-labels';
import { CardConnection } from './card-connection';
import { SimilarMentors } from './similar-mentors';

interface SimilarMentorsOnPageProps {
  viewer: User;
  mentor: Person;
  message: string | undefined;
}

/** Similar mentors outside of a dialog: each button opens the dialog with the message. */
export function SimilarMentorsOnPage({ viewer, mentor, message }: SimilarMentorsOnPageProps) {
  return (
    <SimilarMentors
      viewer={viewer}
      mentor={mentor}
      message={message}
      action={({ id, fullName, connectionStatus }, started) => (
        <CardConnection
          viewer={viewer}
          person={{ id, fullName, role: 'alumni' }}
          status={connectionStatus}
          message={started}
        />
      )}
    />
  );
}
