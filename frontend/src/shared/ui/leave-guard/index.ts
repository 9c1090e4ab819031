export { LeaveGuard } from './leave-guard';
