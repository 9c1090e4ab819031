import type { RestoredAfter } from '@/shared/lib/drafts';

const WORDS: Record<RestoredAfter, string> = {
  session: 'Your session ended before you saved this. Here’s what you wrote.',
  leaving: 'You left before you saved this. Here’s what you wrote.',
  visiting: 'You wrote this before you signed in.',
};

/** Explains why a form is not empty. */
export function DraftNotice({ restoredAfter }: { restoredAfter: RestoredAfter | null }) {
  return (
    <p role="status" className="rounded-control bg-gold-soft px-3 py-2 text-on-gold-soft empty:hidden">
      {restoredAfter && WORDS[restoredAfter]}
    </p>
  );
}
