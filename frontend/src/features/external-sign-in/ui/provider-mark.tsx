import { Landmark } from 'lucide-react';
import type { IdentitySource } from '../api/providers';

/** The logo of a provider. Google's keeps its own colors, as its branding guidelines require. */
export function ProviderLogo({ provider }: { provider: IdentitySource }) {
  if (provider === 'college') return <Landmark size={18} aria-hidden="true" className="shrink-0" />;
  if (provider === 'google') {
    return (
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" className="shrink-0">
        <path
          fill="#4285F4"
          d="M22.500 12.300c0-.8-.1-1.500-.2-2.300H12v4.300h5.900a5 5 0 0 1-2.200 3.300v2.800h3.600c2-1.900 3.200-4.700 3.200-8.100z"
        />
        <path
          fill="#34A853"
          d="M12 23c3 0 5.500-1 7.300-2.700l-3.600-2.800a6.600 6.600 0 0 1-9.900-3.500H2.200v2.800A11 11 0 0 0 12 23z"
        />
        <path fill="#FBBC05" d="M5.800 14.100a6.700 6.700 0 0 1 0-4.200V7.100H2.200a11 11 0 0 0 0 9.900l3.600-2.900z" />
        <path
          fill="#EA4335"
          d="M12 5.400c1.600 0 3.100.6 4.200 1.600l3.200-3.100A11 11 0 0 0 2.200 7.100l3.600 2.800A6.600 6.600 0 0 1 12 5.400z"
        />
      </svg>
    );
  }
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="shrink-0">
      <path
        d="M2 3h20v18H2zM5 9.500v8.500h2.500V9.500zM6.250 5.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3M10 9.500v8.500h2.500v-4.600c0-1.300.7-2 1.700-2s1.600.7 1.600 2v4.600h2.500v-5.200c0-2.200-1.200-3.500-3-3.500-1.300 0-2.200.6-2.800 1.500V9.500z"
        fillRule="evenodd"
      />
    </svg>
  );
}
