import { queryOptions } from '@tanstack/react-query';
import type { CollegeAdmin } from '@/entities/college-administrator';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';

const VERIFICATION_PATH = '/api/admin/verify';

/** Emails a code to a staff address. */
export const startVerification = (email: string) =>
  request<Schemas['StartedVerificationView']>('POST', `${VERIFICATION_PATH}/start`, { email });

/** Which of the two steps of a verification are done. */
export type VerificationStatus = Schemas['VerificationStatusView'];

/** Looks for the DNS record that approves the first administrator of a college. */
export const checkDnsRecord = () => request<CollegeAdmin>('POST', `${VERIFICATION_PATH}/dns`);

export const verificationQueries = {
  status: (viewer: number) =>
    queryOptions<VerificationStatus>({
      queryKey: [VERIFICATION_PATH, {}, viewer],
      queryFn: fetchAsViewer<VerificationStatus>,
    }),
};

export const confirmVerification = (code: string) =>
  request<CollegeAdmin>('POST', `${VERIFICATION_PATH}/confirm`, { code });
