import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { getViolatedConstraint } from '../../../../shared/infrastructure/typeorm/database-errors';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Reports } from '../../application/reports/ports/reports';
import { AlreadyReported, Report, type ReportState, type ReportTarget } from '../../domain/reports/report';
import type { ReportId } from '../../domain/reports/events';
import { reportSchema } from './report.schema';

@Injectable()
export class TypeormReports extends Reports {
  readonly #table: AggregateTable<Report, ReportState>;

  constructor(unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, reportSchema, (state) => Report.restore(state));
  }

  nextId(): Promise<ReportId> {
    return this.#table.nextId();
  }

  findByReporter(reporterId: number, { type, id }: ReportTarget): Promise<Report | null> {
    return this.#table.find({ reporterId, targetType: type, targetId: id });
  }

  async save(report: Report): Promise<void> {
    try {
      await this.#table.save(report);
    } catch (error) {
      throw isDuplicateReport(error) ? new AlreadyReported() : error;
    }
  }
}

const isDuplicateReport = (error: unknown): boolean => getViolatedConstraint(error) === 'reports_once';
