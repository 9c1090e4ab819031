import { Injectable } from '@nestjs/common';

/** Whether this instance accepts more work. */
@Injectable()
export class Readiness {
  readonly #closingActions: (() => void)[] = [];
  #isShuttingDown = false;

  get isShuttingDown(): boolean {
    return this.#isShuttingDown;
  }

  /** Makes readiness fail, so that the load balancer sends requests elsewhere. */
  startShutdown(): void {
    this.#isShuttingDown = true;
  }

  /** Registers `act`, which ends long-running responses after the load balancer has had time to notice. */
  onClosing(act: () => void): void {
    this.#closingActions.push(act);
  }

  runClosingActions(): void {
    for (const act of this.#closingActions) act();
  }
}
