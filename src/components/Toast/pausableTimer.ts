/** Why a toast's time stands still. Each holds by itself: time goes on when the last one has gone. */
export type PauseReason = 'hover' | 'focus' | 'window' | 'hidden' | 'drag';

/** Runs once after a time, of which pauses take nothing: what remained at a pause remains after it (TOAST-1). */
export class PausableTimer {
  private readonly reasons = new Set<PauseReason>();
  private left: number;
  private startedAt: number | undefined;
  private timeout: ReturnType<typeof setTimeout> | undefined;
  private done = false;

  /** Starts at once, unless there are reasons not to. */
  constructor(
    duration: number,
    private readonly onEnd: () => void,
    reasons: Iterable<PauseReason> = [],
  ) {
    this.left = duration;
    for (const reason of reasons) this.reasons.add(reason);
    this.run();
  }

  /** What is left, in ms. */
  get remaining(): number {
    const elapsed = this.startedAt === undefined ? 0 : performance.now() - this.startedAt;
    return Math.max(0, this.left - elapsed);
  }

  get paused(): boolean {
    return this.reasons.size > 0;
  }

  pause(reason: PauseReason): void {
    this.reasons.add(reason);
    this.halt();
  }

  resume(reason: PauseReason): void {
    this.reasons.delete(reason);
    this.run();
  }

  /** Ends it for good: it will not run out any more. */
  stop(): void {
    this.done = true;
    this.halt();
  }

  private run() {
    if (this.done || this.paused || this.startedAt !== undefined) return;
    this.startedAt = performance.now();
    this.timeout = setTimeout(() => {
      this.stop();
      this.onEnd();
    }, this.left);
  }

  private halt() {
    clearTimeout(this.timeout);
    this.left = this.remaining;
    this.startedAt = undefined;
  }
}
