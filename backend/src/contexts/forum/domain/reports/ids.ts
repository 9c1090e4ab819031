import type { Id } from '../../../../shared/domain/id';

export type ReportId = Id<'Report'>;
export type CaseId = Id<'ModerationCase'>;
