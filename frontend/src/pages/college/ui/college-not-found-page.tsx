import { Link } from '@tanstack/react-router';
import { buttonStyles } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/panel';

export function CollegeNotFoundPage() {
  return (
    <MessagePage title="College Not Found">
      <p>The college you're looking for doesn't exist or has been removed.</p>
      <Link to="/" className={buttonStyles()}>
        Back to college search
      </Link>
    </MessagePage>
  );
}
