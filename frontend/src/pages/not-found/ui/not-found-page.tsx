import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isProduction } from '@/shared/config';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { MessagePage } from '@/shared/ui/panel';

export function NotFoundPage() {
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  return (
    <MessagePage title="404 Page Not Found">
      <p>There’s no page at this address. It may have moved, or the link may be wrong.</p>
      <form
        role="search"
        aria-label="Colleges"
        className="flex w-full flex-wrap items-end justify-center gap-2 text-left text-base text-ink"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate({ to: '/', search: { q: q.trim() || undefined } });
        }}
      >
        <div className="min-w-48 flex-1">
          <Field label="Search colleges">
            {(control) => (
              <Input
                {...control}
                type="search"
                maxLength={100}
                value={q}
                onChange={(event) => setQ(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit">Search</Button>
      </form>
      <Link to="/" className={buttonStyles({ variant: 'quiet' })}>
        Go to the home page
      </Link>
      {!isProduction() && <p className="text-sm">Did you forget to add the page to the router?</p>}
    </MessagePage>
  );
}
