export { sendReport, TEXT_REPORT_REASONS, type Complaint, type ReportReason } from './api/reports';
export { ReportDialog } from './ui/report-dialog';
export { ReportThanks } from './ui/report-thanks';
