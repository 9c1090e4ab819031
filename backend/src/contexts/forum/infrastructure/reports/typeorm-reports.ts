import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Reports } from '../../application/reports/ports/reports';
import { AlreadyReported, Report, type Target } from '../../domain/reports/report';
import type { ReportId } from '../../domain/reports/events';
import { reportSchema } from './forum.schema';

@Injectable()
export class TypeormReports extends Reports {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async nextId(): Promise<ReportId> {
    const [row] = await this.unitOfWork.query<{ id: ReportId }>(
      `SELECT nextval(pg_get_serial_sequence('forum.reports', 'id'))::integer AS id`,
    );
    return row!.id;
  }

  async findByReporter(reporterId: number, { type, id }: Target): Promise<Report | null> {
    const where = { reporterId, targetType: type, targetId: id };
    const state = await this.unitOfWork.manager.getRepository(reportSchema).findOneBy(where);
    return state && Report.restore(state);
  }

  async save(report: Report): Promise<void> {
    try {
      await this.unitOfWork.saveAggregate(report, (db) => db.getRepository(reportSchema).insert(report.snapshot()));
    } catch (error) {
      throw isSecond(error) ? new AlreadyReported() : error;
    }
  }
}

const isSecond = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { constraint?: string }).constraint === 'reports_once';
