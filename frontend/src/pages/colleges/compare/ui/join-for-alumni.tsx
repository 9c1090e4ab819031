import { Link } from '@tanstack/react-router';
import { useAuth } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';

/** Tells visitors what an account adds to this page, with a link that leads back here after registration. */
export function JoinForAlumni({ next }: { next: string }) {
  const { user } = useAuth();
  if (user) return null;
  return (
    <section
      aria-labelledby="join"
      className="card flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 print:hidden"
    >
      <div className="min-w-0 flex-[1_1_20rem]">
        <h2 id="join" className="text-xl">
          Ask someone who went there
        </h2>
        <p className="mt-1 max-w-[60ch] text-muted">
          You need a free account to write to alumni and to save colleges on all your devices. Once you register, you’ll
          come back to this comparison.
        </p>
      </div>
      <Link to="/auth" search={{ tab: 'register', next }} className={buttonStyles({ variant: 'quiet' })}>
        Create a free account
      </Link>
    </section>
  );
}
