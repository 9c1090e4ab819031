import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../../../../../shared/infrastructure/metrics/metrics';
import { CatalogSnapshots } from './catalog-snapshots';

/** Reports whether requests for the catalog are answered from memory. */
@Injectable()
export class SnapshotMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly snapshots: CatalogSnapshots,
  ) {}

  onModuleInit(): void {
    const { snapshots } = this;
    this.metrics.register(
      new Gauge({
        name: 'catalog_in_memory',
        help: '1 if the catalog is read from memory, 0 while the database answers',
        registers: [],
        collect() {
          this.set(snapshots.current ? 1 : 0);
        },
      }),
    );
  }
}
