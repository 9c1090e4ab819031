import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { collegeQueries } from '@/entities/college';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { toErrorSentence } from '@/shared/api';
import type { User } from '@/shared/auth';
import { APP_NAME } from '@/shared/config';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { verificationQueries, type VerificationStatus } from '../../api/administrator-verification';
import { CollegeFigures } from '../dashboard/college-figures';
import { NextSteps } from '../next-steps';
import { DnsApproval } from './dns-approval';
import { VerifyWithCode } from './verify-with-code';

interface PendingVerificationProps {
  user: User;
  collegeId: number;
}

/** Shown while a request to represent a college is open: which of the two steps is missing, and how to complete it. */
export function PendingVerification({ user, collegeId }: PendingVerificationProps) {
  const college = useQuery(collegeQueries.detail(collegeId));
  const name = college.data?.name ?? (college.isError ? `college ${collegeId}` : 'your college');
  return (
    <div className="grid grid-cols-1 gap-8">
      <header>
        <h1 className="text-title wrap-anywhere">Verify that you represent {name}</h1>
        <p className="mt-1 text-lg text-muted">
          To get access, verify your work email and have your request approved, in either order.
        </p>
      </header>
      {user.emailVerified && <VerificationSteps user={user} college={name} />}
      <ConfirmEmailNotice />
      <NextSteps user={user} />
      {college.data && <CollegeFigures college={college.data} />}
    </div>
  );
}

function VerificationSteps({ user, college }: { user: User; college: string }) {
  const { data: status, error, refetch } = useQuery(verificationQueries.status(user.id));
  if (!status) {
    return error ? (
      <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-60" />
    );
  }
  return (
    <>
      {status.addressVerified ? (
        <CompletedStep title="Work email">Your work email is verified.</CompletedStep>
      ) : (
        <VerifyWithCode user={user} isRepeated={false} />
      )}
      {status.approved ? (
        <CompletedStep title="Approval">Your request is approved.</CompletedStep>
      ) : (
        <ApprovalStep viewer={user.id} status={status} college={college} />
      )}
    </>
  );
}

function CompletedStep({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="card flex items-center gap-3 p-5">
      <Check size={24} aria-hidden="true" className="shrink-0 text-ivy" />
      <div>
        <h2 className="text-2xl">{title}</h2>
        <p className="text-muted">{children}</p>
      </div>
    </section>
  );
}

function ApprovalStep({ viewer, status, college }: { viewer: number; status: VerificationStatus; college: string }) {
  return (
    <section aria-labelledby="approval" className="card grid grid-cols-1 gap-4 p-5">
      <header>
        <h2 id="approval" className="text-2xl">
          Approval
        </h2>
        <p className="mt-1 text-muted">{pendingStepText(status, college)}</p>
      </header>
      {status.dnsRecord && <DnsApproval viewer={viewer} record={status.dnsRecord} />}
    </section>
  );
}

function pendingStepText({ approver, addressVerified, dnsRecord }: VerificationStatus, college: string): string {
  if (approver === 'main-administrator') {
    return addressVerified
      ? `We've asked the main administrator of ${college} to approve your request. We'll email you when they decide.`
      : `The main administrator of ${college} has to approve your request. We'll ask them once you verify your work email.`;
  }
  return dnsRecord
    ? `${college} has no administrator yet. The ${APP_NAME} team reviews your request, or you can approve it yourself with a DNS record.`
    : `The ${APP_NAME} team reviews your request. We'll email you when they decide.`;
}
