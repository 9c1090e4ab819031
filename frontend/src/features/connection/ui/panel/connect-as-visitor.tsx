import { useNavigate } from '@tanstack/react-router';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { connectButtonLabel, type Person } from '../../model/connection-labels';
import { ActionBar } from './action-bar';

interface ConnectAsVisitorProps {
  person: Person;
  /** The page to return to after sign-in. */
  next: string;
}

/** The same button for visitors, who have to sign in first. */
export function ConnectAsVisitor({ person, next }: ConnectAsVisitorProps) {
  const navigate = useNavigate();
  return (
    <section aria-label="Connection" className="grid grid-cols-1 gap-3">
      <ActionBar>
        <Button
          onClick={() => {
            toast({ title: 'Authentication required', text: 'Please log in to connect with alumni' });
            void navigate({ to: '/auth', search: { tab: 'register', ask: person.id, next } });
          }}
        >
          {connectButtonLabel(undefined, person.role)}
        </Button>
      </ActionBar>
    </section>
  );
}
