export { DataExportPage } from './ui/data-export-page';
