/** Why the toasts' time stands still. Each holds by itself: time goes on when the last one has gone. */
export type PauseReason = 'hover' | 'focus' | 'window' | 'hidden' | 'drag' | 'dialog';

/**
 * The timer of the visible toasts (TOAST-1). A pause keeps the remaining time of each toast. Each reason to pause holds for
 * all toasts, because a toast that closed above the hovered one would move it away from the pointer.
 */
export class ToastClock {
  private readonly reasons = new Set<PauseReason>();
  /** What is left for each, in ms; nothing once it has run out. */
  private readonly left = new Map<string, number | undefined>();
  private readonly timeouts: ReturnType<typeof setTimeout>[] = [];
  private startedAt: number | undefined;
  private onEnd: (id: string) => void = () => undefined;

  /** `duration` is how long each toast stays, in ms. */
  constructor(private readonly duration: number) {}

  get paused(): boolean {
    return this.reasons.size > 0;
  }

  /** These show now: the time of a new one begins, that of one which has gone ends. `onEnd` is called once for each. */
  show(ids: readonly string[], onEnd: (id: string) => void): void {
    this.halt();
    this.onEnd = onEnd;
    for (const id of this.left.keys()) if (!ids.includes(id)) this.left.delete(id);
    for (const id of ids) if (!this.left.has(id)) this.left.set(id, this.duration);
    this.run();
  }

  /** There is such a reason to pause, or there is none any more. */
  hold(reason: PauseReason, held: boolean): void {
    this.halt();
    if (held) this.reasons.add(reason);
    else this.reasons.delete(reason);
    this.run();
  }

  private run() {
    if (this.paused) return;
    this.startedAt = performance.now();
    for (const [id, time] of this.left) {
      if (time === undefined) continue;
      const end = () => {
        this.left.set(id, undefined);
        this.onEnd(id);
      };
      this.timeouts.push(setTimeout(end, time));
    }
  }

  private halt() {
    for (const timeout of this.timeouts.splice(0)) clearTimeout(timeout);
    const passed = this.startedAt === undefined ? 0 : performance.now() - this.startedAt;
    this.startedAt = undefined;
    for (const [id, time] of this.left) {
      if (time !== undefined) this.left.set(id, Math.max(0, time - passed));
    }
  }
}
