export type ToastSeverity = 'success' | 'error';

/** A short notice to the visitor. */
export interface ToastMessage {
  /** Unique among all messages. */
  id: string;
  /** What it says. */
  text: string;
  /** A success or an error: its color, its sign and how it is announced. */
  severity: ToastSeverity;
  /** One thing the visitor can do about it; doing it closes the toast. @default none */
  action?: { label: string; onClick: () => void } | undefined;
}
