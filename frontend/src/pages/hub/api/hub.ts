import { queryOptions } from '@tanstack/react-query';
import type { College } from '@/entities/college';
import { sendInBackground } from '@/shared/api';

/** Records an inquiry of the signed-in student about a college. */
export const recordInquiry = (collegeId: number) => sendInBackground('/api/inquiries', { collegeId });

export const popularCollegesQuery = () => queryOptions<College[]>({ queryKey: ['/api/colleges/popular'] });
