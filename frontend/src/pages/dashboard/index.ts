export { prepareFirstSteps } from '@/features/onboarding';
export { DashboardPage } from './ui/dashboard-page';
