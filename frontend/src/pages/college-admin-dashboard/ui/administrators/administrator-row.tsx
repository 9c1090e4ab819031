import type { CollegeAdministrator } from '@/entities/college-administrator';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { SampleTag } from '@/shared/ui/sample-tag';

export type RowAction = 'edit' | 'remove' | 'hand-over' | 'approve' | 'refuse';

interface AdministratorRowProps {
  colleague: CollegeAdministrator;
  viewer: number;
  /** True if the viewer manages the other administrators. */
  isMain: boolean;
  onAct: (action: RowAction, colleague: CollegeAdministrator) => void;
}

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const ACTION_LABELS: Record<RowAction, string> = {
  edit: 'Edit',
  remove: 'Remove',
  'hand-over': 'Make main administrator',
  approve: 'Approve',
  refuse: 'Decline',
};

/** Returns the main administrator's actions on this person; they can't remove themselves. */
function availableActions({ status, approved }: CollegeAdministrator, isSelf: boolean): readonly RowAction[] {
  if (status === 'pending') return approved ? ['refuse'] : ['approve', 'refuse'];
  if (status === 'invited') return ['remove'];
  return isSelf ? ['edit'] : ['edit', 'hand-over', 'remove'];
}

/** One administrator, request or invitation: name, address, role and department, with the available actions. */
export function AdministratorRow({ colleague, viewer, isMain, onAct }: AdministratorRowProps) {
  const { id, name, email, department, position, status, expiresAt } = colleague;
  const duties = [position, department].filter(Boolean).join(', ');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-3">
      <Avatar name={name} url={null} />
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          {id === viewer && <span className="font-normal text-muted">(you)</span>}
          <SampleTag of={colleague} />
          <AdministratorStatus colleague={colleague} />
        </p>
        {name !== email && <p className="text-sm wrap-anywhere text-muted">{email}</p>}
        {status === 'pending' && <p className="text-sm text-muted">{missingRequirementText(colleague)}</p>}
        <p className="text-sm text-muted">
          {duties || 'No department or position yet'}
          {expiresAt && ` · Expires ${DAY_FORMAT.format(new Date(expiresAt))}`}
        </p>
      </div>
      {isMain && (
        <div className="flex flex-wrap gap-2">
          {availableActions(colleague, id === viewer).map((action) => (
            <Button
              key={action}
              variant={action === 'approve' ? 'primary' : 'quiet'}
              onClick={() => onAct(action, colleague)}
            >
              {status === 'invited' ? 'Withdraw' : ACTION_LABELS[action]}
              <span className="sr-only"> {name}</span>
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** Returns what a request still needs, for the main administrator who decides about it. */
function missingRequirementText({ addressVerified, approved }: CollegeAdministrator): string {
  if (addressVerified) return 'Their work email is verified. They need your approval.';
  return approved
    ? 'You approved the request. They still need to verify their work email.'
    : 'They still need to verify their work email.';
}

function AdministratorStatus({ colleague: { status, isMainAdmin } }: { colleague: CollegeAdministrator }) {
  if (status === 'pending') return <Chip tone="gold">Asked to join</Chip>;
  if (status === 'invited') return <Chip tone="gold">Invited</Chip>;
  return <Chip>{isMainAdmin ? 'Main administrator' : 'Administrator'}</Chip>;
}
