import type { Id } from '../../../shared/domain/id';

export type ReportId = Id<'Report'>;
