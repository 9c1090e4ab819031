import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { User } from '@/shared/api';
import { focusPageHeading } from '@/shared/lib/focus';
import { hideHubBanner, isHubBannerHidden } from '@/entities/college';

/** Leads to the college hub, until someone visits the hub or dismisses the banner. */
export function HubBanner({ user }: { user: User }) {
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
      className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-gold p-5 pr-14 text-on-gold print:hidden"
    >
      <div className="min-w-0">
        <h2 id="hub-banner" className="text-xl">
          New College Hub Experience
        </h2>
        <p>Costs, outcomes, alumni and reviews of one college, on one page.</p>
      </div>
      <Link
        to="/college"
        className="inline-flex min-h-11 items-center rounded-control bg-on-gold px-4 py-2 font-semibold text-gold hover:underline"
      >
        Explore Colleges
      </Link>
      <button
        type="button"
        aria-label="Dismiss New College Hub Experience"
        onClick={dismiss}
        className="absolute top-1.5 right-1.5 grid size-11 cursor-pointer place-items-center rounded-control hover:bg-on-gold hover:text-gold"
      >
        <X size={18} aria-hidden="true" />
      </button>
    </section>
  );
}
