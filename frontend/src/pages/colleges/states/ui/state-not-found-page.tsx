import { Link } from '@tanstack/react-router';
import { buttonStyles } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/panel';

export function StateNotFoundPage() {
  return (
    <MessagePage title="State Not Found">
      <p>There’s no US state or territory with this name.</p>
      <Link to="/states" className={buttonStyles()}>
        See all states
      </Link>
    </MessagePage>
  );
}
