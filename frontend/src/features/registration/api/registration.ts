import type { Schemas } from '@/shared/api';

export type Registration = Schemas['RegistrationBody'];
