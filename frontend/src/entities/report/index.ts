export { ReportDialog } from './ui/report-dialog';
