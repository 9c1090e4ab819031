import { ConfirmEmailNotice } from '@/features/confirm-email';
import type { TabProps } from '../../model/tab-props';
import { NextSteps } from '../next-steps';
import { CollegeFigures } from './college-figures';
import { StudentInterest } from './student-interest';

/** The overview: the administrator's status, student interest, and the college's public figures. */
export function DashboardTab({ college, user }: TabProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <NextSteps user={user} />
      <ConfirmEmailNotice />
      <StudentInterest viewer={user.id} />
      <CollegeFigures college={college} />
    </div>
  );
}
