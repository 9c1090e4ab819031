import type { AccountProfile } from '@/entities/account';
import { AdministratorDetails } from './administrator-details';
import { AlumniDetails } from './alumni-details';
import { MinutesCard } from './minutes-card';
import { StudentDetails } from './student-details';

const FORM_COMPONENTS = { student: StudentDetails, alumni: AlumniDetails, college_admin: AdministratorDetails };

/** The details of the user's role. */
export default function DetailsTab({ profile }: { profile: AccountProfile }) {
  const Form = FORM_COMPONENTS[profile.role];
  return (
    <>
      <Form key={profile.role} profile={profile} />
      {profile.role === 'alumni' && profile.alumniProfile?.isWillingToMentor && <MinutesCard viewer={profile.id} />}
    </>
  );
}
