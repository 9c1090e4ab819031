import { Injectable } from '@nestjs/common';

/** Whether this instance accepts more work. */
@Injectable()
export class Readiness {
  readonly #whenClosing: (() => void)[] = [];
  #leaving = false;

  get isShuttingDown(): boolean {
    return this.#leaving;
  }

  /** Makes readiness fail, so that the load balancer sends requests elsewhere. */
  startShutdown(): void {
    this.#leaving = true;
  }

  /** Registers `act`, which ends long-running responses after the load balancer has had time to notice. */
  onClosing(act: () => void): void {
    this.#whenClosing.push(act);
  }

  runClosingActions(): void {
    for (const act of this.#whenClosing) act();
  }
}
