import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { detailedRefusalText } from '@/shared/lib/forms';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Menu, MenuItem } from '@/shared/ui/menu';
import { toast } from '@/shared/ui/toast';
import {
  collegeAlumniQueries,
  removeCollegeAlumnus,
  resendAlumniInvitation,
  type CollegeAlumnus,
} from '../../api/college-alumni';

/** The actions on an imported alum: resend the invitation, remove, or open the public profile. */
export function AlumnusActions({ alumnus, viewer }: { alumnus: CollegeAlumnus; viewer: number }) {
  const { id, firstName, lastName, claimed, userId } = alumnus;
  const name = `${firstName} ${lastName}`;
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const failed = (error: Error) =>
    toast({ title: 'Update failed', text: detailedRefusalText(error), variant: 'destructive' });
  const resend = useMutation({
    mutationFn: resendAlumniInvitation,
    onSuccess: () => toast({ title: 'Invitation sent again', text: `The earlier link to ${name} no longer works.` }),
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: removeCollegeAlumnus,
    onSuccess: () => toast({ title: `${name} removed` }),
    onError: failed,
    onSettled: () => {
      setIsAsking(false);
      const [path] = collegeAlumniQueries.list(viewer, {}).queryKey;
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(String(path)),
      });
    },
  });
  if (claimed) {
    return userId === null ? null : (
      <Link to="/alumni/$alumniId" params={{ alumniId: String(userId) }} className="link">
        View profile<span className="sr-only"> of {name}</span>
      </Link>
    );
  }
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`Actions for ${name}`}
            className="grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
          >
            <Ellipsis size={20} aria-hidden="true" />
          </button>
        }
      >
        <MenuItem onSelect={() => resend.mutate(id)}>Resend invitation</MenuItem>
        <MenuItem onSelect={() => setIsAsking(true)}>Remove</MenuItem>
      </Menu>
      <AlertDialog
        open={isAsking}
        title={`Remove ${name}?`}
        text="We delete what your college gave us about this person right away, and the invitation stops working."
        confirm="Remove"
        busy={remove.isPending}
        onOpenChange={setIsAsking}
        onConfirm={() => remove.mutate(id)}
      />
    </>
  );
}
