import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import { toErrorSentence } from '@/shared/api';
import type { User } from '@/shared/auth';
import { formatDate } from '@/shared/lib/dates';
import { refusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { CopyButton } from '@/shared/ui/copy-button';
import { ErrorPanel } from '@/shared/ui/panel';
import { RefusalMessage, SettingsCard } from '@/shared/ui/settings-card';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { type CollegeSignIn, collegeSignInQuery, collegeSignInTestAddress } from '../../api/college-sign-in';
import { useCollegeSignInActions } from '../../api/use-college-sign-in';
import { readSignInTestResult } from '../../model/sign-in-test-result';
import { CollegeSignInForm } from './college-sign-in-form';
import type { IntegrationSectionProps } from '../../model/tab-props';

/** The college’s own sign-in: settings, a test, and the switch. */
export function CollegeSignInSection({ user, college }: IntegrationSectionProps) {
  const { data, error, refetch } = useQuery(collegeSignInQuery(user.id));
  const isEnabled = data?.settings?.isEnabled ?? false;
  return (
    <SettingsCard
      title="College sign-in"
      lead={`Administrators and alumni of ${college.name} sign in with their college account, through OpenID Connect. People of your domains without an account can register with it.`}
      mark={data?.settings && <Chip tone={isEnabled ? 'ivy' : 'grey'}>{isEnabled ? 'On' : 'Off'}</Chip>}
    >
      {data ? (
        <LoadedSection user={user} collegeId={college.id} signIn={data} />
      ) : error ? (
        <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
    </SettingsCard>
  );
}

interface LoadedSectionProps {
  user: User;
  collegeId: number;
  signIn: CollegeSignIn;
}

function LoadedSection({ user, collegeId, signIn }: LoadedSectionProps) {
  const { settings, staffDomain, dnsRecord, callbackUrl } = signIn;
  const actions = useCollegeSignInActions(user.id);
  if (staffDomain === null || dnsRecord === null) {
    return (
      <p>We don’t have a website for your college, so we can’t verify its domain. Contact support to set this up.</p>
    );
  }
  return (
    <ol className="grid gap-6">
      <Step
        title="1. Register Gradspan at your provider"
        text="Create a web application (authorization code with PKCE) with this callback address. Its ID token must contain the claims email, email_verified and name."
      >
        <CopyableText label="Callback address" text={callbackUrl} />
      </Step>
      <Step title="2. Enter the settings" text="Saving turns the sign-in off until you test it again.">
        <CollegeSignInForm key={settings ? 'stored' : 'new'} signIn={signIn} actions={actions} />
      </Step>
      <Step
        title="3. Test"
        text="Sign in at your provider once, with an account of your college. This tests the saved settings and changes nothing for other people."
      >
        <SignInTest collegeId={collegeId} settings={settings} />
      </Step>
      <Step
        title="4. Prove the domain"
        text={`Ask the people who manage ${dnsRecord.name} to add this TXT record. It can take a few hours to appear.`}
      >
        <CopyableText label="Name" text={dnsRecord.name} />
        <CopyableText label="Value" text={dnsRecord.value} />
      </Step>
      <Step
        title="5. Turn on"
        text="People who type an address of your domains on the sign-in page then see a button. They can keep using their passwords."
      >
        {settings && !hasDomain(user.email, settings.domains) && (
          <p>
            Your own address isn’t in these domains, so you keep using your password.{' '}
            <Link to="/college-admin-dashboard" search={{ tab: 'settings' }} className="link">
              Change your address
            </Link>
          </p>
        )}
        <SignInSwitch settings={settings} actions={actions} />
      </Step>
    </ol>
  );
}

const hasDomain = (email: string, domains: readonly string[]): boolean =>
  domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-1 gap-3">
      <div>
        <h3 className="text-lg">{title}</h3>
        <p className="text-muted">{text}</p>
      </div>
      {children}
    </li>
  );
}

function CopyableText({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0">
        <span className="block text-sm text-muted">{label}</span>
        <span className="font-mono wrap-anywhere">{text}</span>
      </p>
      <CopyButton text={text} label={`Copy ${label.toLowerCase()}`} />
    </div>
  );
}

type Settings = CollegeSignIn['settings'];

/** Scrolls once, when the result appears: the provider leads back to the top of a long page. */
const scrollToResult = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

function SignInTest({ collegeId, settings }: { collegeId: number; settings: Settings }) {
  const result = readSignInTestResult(useSearch({ strict: false, select: ({ signInTest }) => signInTest }));
  if (!settings) return <p>Save the settings first.</p>;
  return (
    <>
      {result && (
        <p
          ref={scrollToResult}
          role={result.isSuccess ? 'status' : 'alert'}
          className={`rounded-control px-3 py-2 ${result.isSuccess ? 'bg-ivy-soft text-on-ivy-soft' : 'bg-danger-soft text-on-danger-soft'}`}
        >
          {result.text}
        </p>
      )}
      {settings.testedAt && <p>Last tested {formatDate(settings.testedAt)}.</p>}
      <a
        href={collegeSignInTestAddress(collegeId)}
        className={buttonStyles({ variant: 'quiet', className: 'justify-self-start' })}
      >
        Test the sign-in
      </a>
    </>
  );
}

interface SignInSwitchProps {
  settings: Settings;
  actions: ReturnType<typeof useCollegeSignInActions>;
}

function SignInSwitch({ settings, actions: { toggle, remove } }: SignInSwitchProps) {
  const isOnline = useOnline();
  const [isRemoving, setIsRemoving] = useState(false);
  const id = useId();
  if (!settings) return <p>Save and test the settings first.</p>;
  const { isEnabled, testedAt } = settings;
  const refusal = toggle.error ?? remove.error;
  return (
    <>
      <RefusalMessage>{refusal && refusalText(refusal)}</RefusalMessage>
      {!testedAt && <p id={id}>Test the sign-in before you turn it on.</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={toggle.isPending}
          disabled={!isOnline || !testedAt}
          aria-describedby={testedAt ? undefined : id}
          onClick={() =>
            toggle.mutate(!isEnabled, {
              onSuccess: () => toast({ title: isEnabled ? 'College sign-in is off' : 'College sign-in is on' }),
            })
          }
        >
          {isEnabled ? 'Turn off' : 'Turn on'}
        </Button>
        <Button variant="quiet" disabled={!isOnline} onClick={() => setIsRemoving(true)}>
          Remove settings
        </Button>
      </div>
      <AlertDialog
        title="Remove the college sign-in?"
        text="People can no longer sign in with their college account. They keep their Gradspan accounts, and can choose a password."
        confirm="Remove settings"
        busy={remove.isPending}
        open={isRemoving}
        onOpenChange={setIsRemoving}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsRemoving(false) })}
      />
    </>
  );
}
