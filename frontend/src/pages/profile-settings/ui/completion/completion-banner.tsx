import { Link } from '@tanstack/react-router';
import type { Role, User } from '@/shared/auth';
import { Progress } from '@/shared/ui/progress';
import { useIsMinor } from '@/entities/profile';
import { profileCompletion, type CompletionItem } from '../../model/completion';
import { findSettingsLocation } from '../../model/completion-place';

/** The missing items of a profile, each with a link to its field. Renders nothing once it is complete. */
export function CompletionBanner({ user }: { user: User }) {
  const { isMinor = false } = useIsMinor(user);
  const { percent, missing } = profileCompletion(user, isMinor);
  const [next] = missing;
  if (!next) return null;
  return (
    <section aria-labelledby="completion" className="card grid gap-3 p-4 sm:p-5 lg:max-w-[57rem]">
      <h2 id="completion" className="text-xl">
        Your profile is {percent}% complete
      </h2>
      <Progress label="Profile completion" value={percent} max={100} description={`${percent}%`} />
      <p>
        Next: <MissingItemLink item={next} role={user.role} />
      </p>
      {missing.length > 1 && (
        <details>
          <summary className="cursor-pointer py-2.5 font-semibold text-ivy lg:py-0">
            Show all {missing.length} missing items
          </summary>
          <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
            {missing.map((item) => (
              <li key={item} className="flex min-h-11 items-center lg:min-h-9">
                <MissingItemLink item={item} role={user.role} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function MissingItemLink({ item, role }: { item: CompletionItem; role: Role }) {
  const { label, tab, field } = findSettingsLocation(item, role);
  if (!tab) return label;
  return (
    <Link
      to="/profile-settings"
      search={{ tab }}
      hash={field}
      className="link"
      // The URL may contain the field already: then the link would do nothing.
      onClick={() => field && document.getElementById(field)?.focus()}
    >
      {label}
    </Link>
  );
}
