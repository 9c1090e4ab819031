import { GraduationCap, Landmark, UsersRound } from 'lucide-react';
import type { Role } from '@/shared/auth';
import { RadioCards } from '@/shared/ui/radio-group';

const CHOICES = [
  { value: 'student', label: 'Student', Icon: GraduationCap },
  { value: 'alumni', label: 'Alumni', Icon: UsersRound },
  { value: 'college_admin', label: 'College Admin', Icon: Landmark },
] as const;

interface UserTypeProps {
  value: Role;
  onChange: (role: Role) => void;
}

export function UserType(props: UserTypeProps) {
  return <RadioCards legend="I am a" choices={CHOICES} {...props} />;
}
