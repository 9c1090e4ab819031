import { Link } from '@tanstack/react-router';
import { buttonStyles } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/panel';

export function CollegesNotFoundPage() {
  return (
    <MessagePage title="Colleges Not Found">
      <p>The colleges you're looking for don't exist or have been removed.</p>
      <Link to="/compare" className={buttonStyles()}>
        Compare other colleges
      </Link>
    </MessagePage>
  );
}
