import { buttonStyles } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { Tooltip } from '@/shared/ui/tooltip';

/** Sign-in with LinkedIn, shown as not available yet. It can be reached by keyboard, so that its reason can be read. */
export default function LinkedInComingSoon() {
  return (
    <Tooltip text="Sign-in with LinkedIn is temporarily disabled while we improve its reliability.">
      <button
        type="button"
        aria-disabled="true"
        onClick={(event) => event.preventDefault()}
        className={buttonStyles({ variant: 'quiet', wide: true, className: 'aria-disabled:text-muted' })}
      >
        <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path
            d="M2 3h20v18H2zM5 9.500v8.500h2.500V9.500zM6.250 5.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3M10 9.500v8.500h2.500v-4.600c0-1.300.7-2 1.700-2s1.600.7 1.600 2v4.600h2.500v-5.200c0-2.200-1.200-3.500-3-3.500-1.300 0-2.200.6-2.800 1.500V9.500z"
            fillRule="evenodd"
          />
        </svg>
        LinkedIn
        <Chip tone="grey">Coming Soon</Chip>
      </button>
    </Tooltip>
  );
}
