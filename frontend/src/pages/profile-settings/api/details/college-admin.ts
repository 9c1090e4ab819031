import type { CollegeAdmin } from '@/entities/college-administrator';
import { request, type Schemas } from '@/shared/api';

type CollegeAdminChange = Schemas['AdministratorDetailsBody'];

export const updateCollegeAdminProfile = (change: CollegeAdminChange) =>
  request<CollegeAdmin>('PUT', '/api/college-admin/profile', change);
