import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';

/** Link to the page with a copy of the data and the deletion of the account. */
export function YourDataLink() {
  return (
    <section aria-labelledby="your-data" className="card relative flex items-center gap-4 p-4 sm:p-6">
      <div className="min-w-0 flex-1">
        <h2 id="your-data" className="text-xl">
          <Link to="/data-export" className="after:absolute after:inset-0 after:content-['']">
            Your data
          </Link>
        </h2>
        <p className="mt-1 text-muted">Download a copy of everything we keep about you, or delete your account.</p>
      </div>
      <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-muted" />
    </section>
  );
}
