import { Bell } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { ALERT_LABEL } from '../model/alert-label';

interface AlertButtonProps {
  /** Name of the college. */
  college: string;
  isOn: boolean;
  /** What is shown while the alert is on. */
  confirmation: string;
  isBusy?: boolean;
  isLoading?: boolean;
  onClick: () => void;
}

/** One button for both states, so that it keeps the focus. */
export function AlertButton({ college, isOn, confirmation, isBusy = false, isLoading, onClick }: AlertButtonProps) {
  return (
    <>
      <p role="status" className={isOn ? 'font-semibold text-ivy' : 'sr-only'}>
        {isOn && confirmation}
      </p>
      <Button variant={isOn ? 'plain' : 'quiet'} busy={isBusy} disabled={isLoading} onClick={onClick}>
        {!isOn && !isBusy && <Bell size={18} aria-hidden="true" />}
        {isOn ? 'Undo' : ALERT_LABEL}
        <span className="sr-only">{isOn ? ` the notification about alumni of ${college}` : ` from ${college}`}</span>
      </Button>
    </>
  );
}
