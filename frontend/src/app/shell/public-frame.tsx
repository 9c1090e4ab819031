import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { APP_NAME } from '@/shared/config';
import { buttonStyles } from '@/shared/ui/button';
import { ThemeSwitch } from '@/shared/ui/theme-switch';
import { BrandLink } from './brand-link';

interface PublicFrameProps {
  children: ReactNode;
  /** True on the sign-in page, which needs no links to itself. */
  isEntrance?: boolean;
}

/**
 * The frame of pages for visitors: a subdued sign-in link at the top, because the solid button belongs to the page;
 * legal links at the bottom.
 */
export function PublicFrame({ children, isEntrance = false }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="page-width flex items-center justify-between gap-2 py-3">
          <BrandLink mayShrink={!isEntrance} />
          {!isEntrance && (
            <nav aria-label="Account" className="flex shrink-0 items-center gap-2">
              <Link to="/auth" className={buttonStyles({ variant: 'plain', size: 'compact' })}>
                Sign In
              </Link>
              <Link
                to="/auth"
                search={{ tab: 'register' }}
                className={buttonStyles({ variant: 'quiet', size: 'compact' })}
              >
                Get Started
              </Link>
            </nav>
          )}
        </div>
      </header>
      {/* While it's empty, the footer is out of view: it doesn’t move when the page is there. */}
      <main id="main" tabIndex={-1} className="flex-1 outline-none empty:min-h-dvh">
        {children}
      </main>
      {/* The margin is as high as the tray of selected colleges, if there is one. */}
      <footer className="mb-(--tray) border-t border-line print:hidden">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 text-muted">
          <p>{APP_NAME}</p>
          <nav aria-label="Small print" className="flex flex-wrap gap-x-6">
            <Link to="/faq" className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink">
              FAQ
            </Link>
            <Link
              to="/privacy-policy"
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
            >
              Privacy Policy
            </Link>
            <Link to="/terms" className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink">
              Terms of Service
            </Link>
          </nav>
          <ThemeSwitch />
        </div>
      </footer>
    </div>
  );
}
