import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PROVIDER_NAMES, refusalSentence } from '@/features/external-sign-in';
import { toast } from '@/shared/ui/toast';

interface ConnectionResult {
  isRefused: boolean;
  title: string;
  text: string;
}

/**
 * Returns the result of connecting an account at a provider, which is in the URL after the redirect back. It is
 * reported once: the parameters are removed from the URL, so that a reload doesn't report it again.
 */
export function useConnectionResult(): ConnectionResult | undefined {
  const { tab, connected, error } = useSearch({ from: '/_open/(account)/profile-settings' });
  const navigate = useNavigate();
  const [result] = useState<ConnectionResult | undefined>(() => {
    if (error) return { isRefused: true, title: 'Not connected', text: refusalSentence(error) };
    if (!connected) return undefined;
    const name = PROVIDER_NAMES[connected];
    return { isRefused: false, title: `${name} connected`, text: `You can now sign in with ${name}.` };
  });

  useEffect(() => {
    if (!result) return;
    toast({ title: result.title, text: result.text, variant: result.isRefused ? 'destructive' : 'default' });
    void navigate({ to: '/profile-settings', search: { tab }, replace: true, resetScroll: false });
  }, [result, navigate, tab]);

  return result;
}
