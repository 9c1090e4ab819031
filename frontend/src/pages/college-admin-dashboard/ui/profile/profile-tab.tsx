import { CampusEvents } from '@/features/campus-events';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { Tabs } from '@/shared/ui/tabs';
import type { TabProps } from '../../model/tab-props';
import { toProfileSubtab } from '../../model/tabs';
import { AdministratorsPanel } from '../administrators/administrators-panel';
import { CollegeReviews } from './college-reviews';
import { ProfileForm } from './profile-form';
import { UpdateHistory } from './update-history';

/** The college's profile, events, reviews and administrators, and the history of its changes. */
export default function ProfileTab({ user, college, part, onPartChange }: TabProps) {
  return (
    <Tabs
      label="College profile"
      value={toProfileSubtab(part) ?? 'information'}
      onChange={onPartChange}
      tabs={[
        {
          value: 'information',
          label: 'Profile Information',
          content: <ProfileForm college={college} viewer={user.id} />,
        },
        {
          value: 'events',
          label: 'Events',
          content: <CampusEvents college={college} howToConfirm={<ConfirmEmailNotice />} />,
        },
        { value: 'reviews', label: 'Reviews', content: <CollegeReviews college={college} viewer={user.id} /> },
        {
          value: 'administrators',
          label: 'Administrators',
          content: <AdministratorsPanel viewer={user.id} collegeName={college.name} />,
        },
        { value: 'history', label: 'Update History', content: <UpdateHistory viewer={user.id} /> },
      ]}
    />
  );
}
