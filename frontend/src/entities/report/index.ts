export { sendReport, type Complaint, type ReportReason } from './api/reports';
export { ReportDialog } from './ui/report-dialog';
export { ReportThanks } from './ui/report-thanks';
