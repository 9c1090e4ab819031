import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { User } from '@/shared/auth';
import { focusPageHeading } from '@/shared/lib/focus';
import { hideHubBanner, isHubBannerHidden } from '@/entities/college';

/** A banner for the college hub, shown until the user visits the hub or dismisses it. */
export function CollegeHubBanner({ user }: { user: User }) {
  const [isHidden, setIsHidden] = useState(() => isHubBannerHidden(user.id));
  if (isHidden) return null;

  const dismiss = () => {
    hideHubBanner(user.id);
    setIsHidden(true);
    focusPageHeading();
  };
  return (
    <section
      aria-labelledby="hub-banner"
      className="card relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-l-gold px-4 py-1 pr-14 sm:px-5 sm:py-3 sm:pr-14 print:hidden"
    >
      <div className="min-w-0">
        <h2 id="hub-banner" className="text-lg">
          New College Hub Experience
        </h2>
        <p className="text-muted max-sm:sr-only">See a college’s costs, outcomes, alumni and reviews on one page.</p>
      </div>
      <Link to="/college" className="link inline-flex min-h-11 items-center font-semibold">
        Explore Colleges
      </Link>
      <button
        type="button"
        aria-label="Dismiss New College Hub Experience"
        onClick={dismiss}
        className="absolute top-1.5 right-1.5 grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:bg-ivy-soft hover:text-on-ivy-soft"
      >
        <X size={18} aria-hidden="true" />
      </button>
    </section>
  );
}
