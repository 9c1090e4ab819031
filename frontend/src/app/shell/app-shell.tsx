import type { ReactNode } from 'react';
import type { User } from '@/shared/api';

export function AppShell({ children }: { user: User; children: ReactNode }) {
  return <main id="main">{children}</main>;
}
