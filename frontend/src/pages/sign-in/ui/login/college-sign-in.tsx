import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { collegeSignInAddress, ProviderLogo, signInCollegeQuery } from '@/features/external-sign-in';
import type { Role } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';

/** Typing has paused for this time. */
const PAUSE_MS = 400;

const DOMAIN_PATTERN = /@([a-z0-9.-]+\.[a-z]{2,})$/i;

interface CollegeSignInProps {
  /** The username or email address typed so far. */
  username: string;
  /** The role of a new account. */
  role: Role;
  /** URL to open afterwards. */
  next: string | undefined;
}

/** A link to the sign-in of the college to which the typed email address belongs, if the college has one. */
export default function CollegeSignIn({ username, role, next }: CollegeSignInProps) {
  const domain = useSettledText(DOMAIN_PATTERN.exec(username.trim())?.[1]?.toLowerCase() ?? '');
  const { data } = useQuery({ ...signInCollegeQuery(domain), enabled: domain !== '' });
  const college = domain === '' ? null : data?.college;
  return (
    <div aria-live="polite" className="grid gap-1 empty:hidden">
      {college && (
        <>
          <a
            href={collegeSignInAddress(college.id, { role, next })}
            className={buttonStyles({ variant: 'quiet', wide: true })}
          >
            <ProviderLogo provider="college" />
            Sign in with {college.name}
          </a>
          <p className="text-sm text-muted">You can also use your password.</p>
        </>
      )}
    </div>
  );
}

/** Follows `text` once it has stayed the same for a moment. */
function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
