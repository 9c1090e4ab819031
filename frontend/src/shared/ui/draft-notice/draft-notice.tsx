import type { DraftRestoreReason } from '@/shared/lib/drafts';

const NOTICE_TEXTS: Record<DraftRestoreReason, string> = {
  session: 'Your session ended before you saved this. Here’s what you wrote.',
  leaving: 'You left before you saved this. Here’s what you wrote.',
  visiting: 'You wrote this before you signed in.',
};

/** Explains why a form is not empty. */
export function DraftNotice({ restoredAfter }: { restoredAfter: DraftRestoreReason | null }) {
  return (
    <p role="status" className="rounded-control bg-gold-soft px-3 py-2 text-on-gold-soft empty:hidden">
      {restoredAfter && NOTICE_TEXTS[restoredAfter]}
    </p>
  );
}
