import { GraduationCap, Landmark, UsersRound } from 'lucide-react';
import type { Role } from '@/shared/auth';
import { RadioCards } from '@/shared/ui/radio-group';

const ROLE_CHOICES = [
  { value: 'student', label: 'Student', Icon: GraduationCap },
  { value: 'alumni', label: 'Alumni', Icon: UsersRound },
  { value: 'college_admin', label: 'College Admin', Icon: Landmark },
] as const;

interface UserTypeChoiceProps {
  value: Role;
  onChange: (role: Role) => void;
}

export function UserTypeChoice(props: UserTypeChoiceProps) {
  return <RadioCards legend="I am a" choices={ROLE_CHOICES} {...props} />;
}
