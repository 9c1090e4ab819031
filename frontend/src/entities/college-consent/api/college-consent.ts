import { request, type Schemas } from '@/shared/api';

type Consent = Schemas['CollegeActivityView']['consent'];

/** What a college can know about a student. */
export type ConsentLevel = Consent['level'];

export const updateCollegeConsent = (collegeId: number, consent: Schemas['ConsentBody']) =>
  request<Consent>('PUT', `/api/privacy/consents/${collegeId}`, consent);
