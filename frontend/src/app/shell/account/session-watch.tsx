import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveUpdates } from '@/features/live-updates';
import { listenToTabs, notifyTabs, useClearUserData, type TabMessage } from '@/features/sign-out';
import { refreshCurrentUser } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { deleteDraftsOfOthers } from '@/shared/lib/drafts';
import { toast } from '@/shared/ui/toast';

/**
 * Follows who is signed in, in this tab and in the others. When a session ends by itself, redirects to sign-in and
 * back; when the user signs out, every tab leaves their pages.
 */
export function SessionWatch() {
  const { user, hasSessionEnded } = useAuth();
  const router = useRouter();
  const forgetMe = useClearUserData();
  const userId = user?.id;
  const isSigningOutElsewhere = useRef(false);

  // During a sign-out in another tab, the stream ends before that tab has its response; its next message decides where
  // this page goes.
  useLiveUpdates(user, async () => {
    if (isSigningOutElsewhere.current) return false;
    // If the session continues under a new secret, the stream reconnects as well.
    await refreshCurrentUser();
    return true;
  });

  const onEnd = useEffectEvent(() => {
    const { href, pathname } = router.state.location;
    // A page that is only for members redirects there by itself.
    if (pathname === '/auth') return;
    void router.navigate({ to: '/auth', search: { next: href, reason: 'session-ended' }, replace: true });
  });

  const handleMessage = useEffectEvent(async (message: TabMessage) => {
    isSigningOutElsewhere.current = message.is === 'signing-out';
    if (message.is === 'signing-out') return;
    // This tab may have found the session ended before it received the message that the user signed out.
    const isLate = message.is === 'signed-out' && hasSessionEnded;
    if (message.is === 'signed-out' ? userId === undefined && !isLate : message.userId === userId) return;
    if (userId !== undefined || isLate) {
      const isPublic = router.state.matches.some(({ staticData }) => staticData.isPublic);
      await forgetMe('elsewhere');
      if (!isPublic || isLate) await router.navigate({ to: '/', replace: true, ignoreBlocker: true });
    }
    if (message.is === 'signed-out') toast({ title: 'Logged out', text: 'You signed out in another tab.' });
    else await refreshCurrentUser();
    await router.invalidate();
  });

  // Must run first, so that the channel is open when the next effect posts to it.
  useEffect(() => listenToTabs((message) => void handleMessage(message)), []);

  useEffect(() => {
    if (userId === undefined) return;
    deleteDraftsOfOthers(userId);
    notifyTabs({ is: 'signed-in', userId });
  }, [userId]);

  useEffect(() => {
    if (hasSessionEnded) onEnd();
  }, [hasSessionEnded]);

  return null;
}
