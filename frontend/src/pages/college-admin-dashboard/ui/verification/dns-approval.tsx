import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '@/shared/lib/forms';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { toast } from '@/shared/ui/toast';
import { checkDnsRecord, verificationQueries, type VerificationStatus } from '../../api/administrator-verification';

interface DnsApprovalProps {
  viewer: number;
  record: NonNullable<VerificationStatus['dnsRecord']>;
}

/** The DNS record that approves the first administrator of a college, and a button that looks for it. */
export function DnsApproval({ viewer, record }: DnsApprovalProps) {
  const queryClient = useQueryClient();
  const check = useMutation({
    mutationFn: checkDnsRecord,
    onSuccess: ({ status }) =>
      toast(
        status === 'active'
          ? { title: 'You’re verified', text: 'You can manage your college now.' }
          : { title: 'Record found', text: 'Your request is approved. Now verify your work email.' },
      ),
    // Also after a refusal: someone else may represent the college now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: verificationQueries.status(viewer).queryKey }),
  });
  const parts = [
    ['Name', record.name],
    ['Value', record.value],
  ] as const;
  return (
    <>
      <p>Ask the people who manage {record.name} to add this TXT record:</p>
      <dl className="grid grid-cols-1 gap-3">
        {parts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span className="min-w-0 font-mono wrap-anywhere">{value}</span>
              <CopyButton text={value} label={`Copy ${name.toLowerCase()}`} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">
        New records can take a few hours to appear. When we find the record, we approve your request. After that, you
        can remove the record.
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {check.error && refusalText(check.error)}
      </p>
      <Button className="justify-self-start" busy={check.isPending} onClick={() => check.mutate()}>
        Check now
      </Button>
    </>
  );
}
